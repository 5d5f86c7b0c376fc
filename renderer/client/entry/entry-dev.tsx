import type { DevReport } from '#site/types.ts'
import { edited, type FirstData, forgetPages } from '../navigation/page-loader.ts'
import { createPanel } from './content-panel.ts'
import { start } from './entry-client.tsx'

/** What the development server writes into a document. */
interface DevStart {
  /** Which content the document was drawn from. */
  readonly version: number
  /** Absent where the page could not be drawn since the server started. */
  readonly data?: FirstData
}

/** The client of the development server: hydrates at once, and follows edits. */
const hot = import.meta.hot
const { version, data }: DevStart = JSON.parse(
  document.getElementById('diptych-start')?.textContent ?? '{}',
)
const panel = createPanel()
const started = data && start(data)

hot?.on('diptych:report', (report: DevReport) => panel.show(report))
hot?.on('diptych:edited', async () => {
  if (!data) {
    window.location.reload()
    return
  }
  await started
  forgetPages()
  document.dispatchEvent(new Event(edited))
  await panel.note()
})
// The server answers with what was edited since the document was drawn.
hot?.send('diptych:hello', version)

if (data) await Promise.all([started, panel.note()])
