/**
 * Tells the page around the quiz how high it is, whenever that changes. The message holds nothing else,
 * so that any page may read it.
 */
export function announceHeight(root: HTMLElement): void {
  if (window.parent === window) return
  document.documentElement.dataset['embedded'] = ''
  const announce = () => {
    const quizHeight = Math.ceil(root.getBoundingClientRect().height)
    window.parent.postMessage({ quizHeight }, '*')
  }
  new ResizeObserver(announce).observe(root)
}
