import { edited, forgetPages } from '../navigation/page-loader.ts'
import { start } from './entry-client.tsx'
import { type DevProblem, showProblems } from './problem-overlay.ts'

/** The client of the development server: hydrates at once, and follows edits. */
const hot = import.meta.hot
/** Content with errors since the server started has no page yet. */
const hasPage = document.getElementById('root') !== null

hot?.on('diptych:problems', (problems: readonly DevProblem[]) => showProblems(problems))
hot?.on('diptych:edited', () => {
  if (!hasPage) {
    window.location.reload()
    return
  }
  forgetPages()
  document.dispatchEvent(new Event(edited))
})
hot?.send('diptych:hello')

if (hasPage) await start()
