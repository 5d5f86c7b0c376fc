/**
 * Draws the examples of the gallery. Each has a frame of its own, so that the width of the frame decides
 * how it is laid out, and no style leaks in or out. Styles and tiles stand in the document once.
 */
const styles = document.getElementById('site-styles')?.textContent ?? ''
const sprite = document.getElementById('sprite')?.outerHTML ?? ''

/** Before it is measured, in pixels. What fills a window gets the height of one. */
const windowHeight = 720

for (const place of document.querySelectorAll<HTMLElement>('[data-example]')) {
  const body = place.querySelector('template')?.innerHTML ?? ''
  const frame = document.createElement('iframe')
  frame.title = place.dataset['example'] ?? ''
  // Nothing inside can be pressed, so the keyboard passes by.
  frame.tabIndex = -1
  frame.srcdoc = `<!doctype html><html lang="${place.dataset['language']}"><meta charset="utf-8"><style>${styles}</style><body inert>${sprite}${body}`
  frame.addEventListener('load', () => follow(frame))
  place.append(frame)
}

/** Keeps the frame as high as what it shows, at every width. */
function follow(frame: HTMLIFrameElement): void {
  let width = 0
  const resize = () => {
    const inside = frame.contentDocument?.documentElement
    const main = inside?.querySelector('main')
    if (!inside || !main) return
    frame.style.blockSize = `${windowHeight}px`
    frame.style.blockSize = `${Math.ceil(main.getBoundingClientRect().height)}px`
    // Some sections reach over the next one.
    frame.style.blockSize = `${inside.scrollHeight}px`
  }
  new ResizeObserver(() => {
    if (frame.clientWidth === width) return
    width = frame.clientWidth
    resize()
  }).observe(frame)
  frame.contentDocument?.fonts.ready.then(resize)
}
