import { useLayoutEffect, useRef, useState } from 'react'
import type { FaqItem, FaqSection } from '#site/types.ts'
import { useAccordion } from '../hooks/use-accordion.ts'
import { useHiddenUntilFound } from '../hooks/use-hidden-until-found.ts'
import type { SectionProps } from '../site/section.tsx'
import { useSite, useWords } from '../site/site-state.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { Icon } from '../ui/icon.tsx'
import { RichBlocks } from '../ui/rich-text.tsx'

/** Number of questions shown at first. */
const previewed = 3

export function Faq({ section }: SectionProps<'faq'>) {
  const content = useSite().page.faqs?.[section.faq]
  if (!content) return null

  return (
    <section id={section.id} className={section.look === 'column' ? 'faq faq-column' : 'faq'}>
      <div className="wrap grid">
        <h2>{section.heading}</h2>
        <Questions section={section} questions={content.questions} />
      </div>
    </section>
  )
}

interface QuestionsProps {
  readonly section: FaqSection
  readonly questions: readonly FaqItem[]
}

function Questions({ section: { id, chat }, questions }: QuestionsProps) {
  const words = useWords()
  const { openId, toggle, close } = useAccordion()
  const [isWhole, setWhole] = useState(false)
  const hasPressed = useRef(false)
  const switcher = useRef<HTMLButtonElement>(null)
  const rest = useHiddenUntilFound(!isWhole, () => setWhole(true))

  const first = questions.slice(0, previewed)
  const more = questions.slice(previewed)
  const restId = `${id}-rest`

  const switchRest = () => {
    hasPressed.current = true
    setWhole(!isWhole)
    if (isWhole && more.some((question) => question.id === openId)) close()
  }

  useLayoutEffect(() => {
    if (!hasPressed.current) return
    hasPressed.current = false
    if (isWhole) rest.current?.querySelector('button')?.focus()
    else switcher.current?.scrollIntoView({ block: 'nearest' })
  }, [isWhole, rest])

  const toItem = ({ id: question, question: title, answer }: FaqItem) => (
    <div key={question} className="faq-item">
      <Disclosure
        id={`${id}-${question}`}
        title={title}
        isOpen={openId === question}
        onToggle={() => toggle(question)}
      >
        <div className="faq-answer prose muted">
          <RichBlocks nodes={answer} />
        </div>
      </Disclosure>
    </div>
  )

  return (
    <div className="faq-body">
      <div className="faq-items">
        {first.map(toItem)}
        {more.length > 0 && (
          <div id={restId} className="faq-rest" ref={rest} hidden={!isWhole}>
            {more.map(toItem)}
          </div>
        )}
      </div>
      <div className="faq-foot">
        {more.length > 0 && (
          <button
            className="faq-switch button button-outline"
            type="button"
            ref={switcher}
            aria-expanded={isWhole}
            aria-controls={restId}
            onClick={switchRest}
          >
            {`${isWhole ? words.showLess : words.showMore} `}
            {!isWhole && <span className="muted number">{more.length}</span>}
          </button>
        )}
        {chat && (
          <p className="muted">
            {`${chat.text} `}
            <a
              className="more"
              href={`${chat.to}?text=${encodeURIComponent(chat.greeting)}`}
              target="_blank"
              rel="noopener"
            >
              {`${chat.label} `}
              <Icon name="ext" />
            </a>
          </p>
        )}
      </div>
    </div>
  )
}
