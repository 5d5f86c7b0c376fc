import { RichText, Tile, useSite } from '../kit.ts'

/** The cookie notice, in the flow of the page. The boot script hides it, now and on later visits. */
export function CookieNotice() {
  const { notice, noticeTile, words } = useSite().chrome
  if (!notice) return null

  return (
    <section className="notice small" aria-label={words.notice}>
      <div className="wrap">
        {noticeTile && <Tile name={noticeTile} />}
        <p>
          <RichText nodes={notice.text} />
        </p>
        <button className="button button-outline" type="button" data-act="dismiss">
          {notice.button}
        </button>
      </div>
    </section>
  )
}
