import {
  Component,
  createElement,
  type ReactNode,
  Suspense,
  useState,
  useSyncExternalStore,
} from 'react'

interface Props {
  /** The id of the section's element. */
  readonly id: string
  /** Whether the page is the one that the document was rendered with. */
  readonly isServed: boolean
  readonly children: ReactNode
}

/**
 * A section that cannot render, or renders other words than the server did, stays as the server rendered it. `Suspense`
 * limits the damage: without it React renders the whole page anew. On a page that no document shows, a section that
 * cannot render loads the document.
 */
export function SectionBoundary(props: Props) {
  return (
    <Suspense>
      <ErrorBoundary {...props}>
        <Hydrated {...props} />
      </ErrorBoundary>
    </Suspense>
  )
}

/** What fails while React hydrates is rendered once more, beside the element of the server. */
function Hydrated({ id, isServed, children }: Props) {
  const isHydrating = useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  )
  const [served] = useState(() => (isServed && !isHydrating ? servedElement(id) : undefined))
  // A browser that translates puts its words into elements of this name: then the words of the site are better than none.
  return served && !served.querySelector('font') ? <Served element={served} /> : children
}

/** Catches what fails later. */
class ErrorBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }
  private served: Element | undefined

  static getDerivedStateFromError = () => ({ hasFailed: true })

  override componentDidCatch() {
    if (!this.props.isServed) window.location.reload()
  }

  override render() {
    const { id, isServed, children } = this.props
    if (!this.state.hasFailed) return children
    this.served ??= isServed ? servedElement(id) : undefined
    return this.served && <Served element={this.served} />
  }
}

/** The element of a section in the document, with what frames it. */
const servedElement = (id: string): Element | undefined =>
  document.getElementById(id)?.closest('main > *') ?? undefined

/**
 * Takes over the attributes and nodes of an element that stands in the document while this renders; React removes the
 * element itself when it commits. Moved and not copied: what is open or chosen in it stays so. No markup is parsed.
 */
function Served({ element }: { readonly element: Element }) {
  return createElement(element.localName, {
    ref: (owned: Element | null) => {
      if (!element.hasChildNodes()) return
      for (const { name, value } of element.attributes) owned?.setAttribute(name, value)
      owned?.replaceChildren(...element.childNodes)
    },
  })
}
