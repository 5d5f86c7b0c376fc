import { useEffect, useRef } from 'react'
import { useSite } from '../site/site-state.tsx'
import { writeStorage } from '../site/storage.ts'
import { Tile } from '../ui/tile.tsx'

/** The cookie notice. The boot script hides it if an earlier visit dismissed it. */
export function CookieNotice() {
  const { notice, noticeTile, words } = useSite().chrome
  const box = useRef<HTMLElement>(null)

  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const { style } = document.documentElement
    const observer = new ResizeObserver(() =>
      style.setProperty('--notice-height', `${element.offsetHeight}px`),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return (
    <section className="notice" aria-label={words.notice} ref={box}>
      {noticeTile && <Tile name={noticeTile} />}
      <div className="small">
        <p>{notice.text}</p>
        <button className="button button-outline" type="button" onClick={dismiss}>
          {notice.button}
        </button>
      </div>
    </section>
  )
}

function dismiss() {
  document.documentElement.dataset['notice'] = 'off'
  writeStorage('cookieNotice', 'true')
}
