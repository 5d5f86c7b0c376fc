import { firstPageId } from './first-page.ts'
import { edited, forgetPages } from './navigation/page-loader.ts'
import { type Problem, showProblems } from './problem-overlay.ts'

/** The client of the development server: draws at once, and follows what is edited. */
const { hot } = import.meta

hot?.on('diptych:problems', (problems: readonly Problem[]) => showProblems(problems))
hot?.on('diptych:edited', () => {
  if (!document.getElementById(firstPageId)) {
    window.location.reload()
    return
  }
  forgetPages()
  document.dispatchEvent(new Event(edited))
})
hot?.send('diptych:hello')

if (document.getElementById(firstPageId)) await import('./entry-client.tsx')
