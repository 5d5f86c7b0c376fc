import type { Chrome, DevReport } from '#site/types.ts'
import { type EditedPages, edited, type PageFile, replacePages } from '../navigation/page-loader.ts'
import { createPanel } from './content-panel.ts'
import { start } from './entry-client.tsx'

/** The client of the development server: hydrates at once, and follows edits. */
const hot = import.meta.hot
/** A page that could not be drawn since the server started has no content yet. */
const hasPage = document.getElementById('root') !== null
const showReport = createPanel()

hot?.on('diptych:report', (report: DevReport) => showReport(report))
hot?.on('diptych:edited', (pages: EditedPages) => {
  if (!hasPage) {
    window.location.reload()
    return
  }
  replacePages(pages)
  document.dispatchEvent(new Event(edited))
})
hot?.send('diptych:hello')

if (hasPage) {
  const { page, chrome } =
    document.querySelector<HTMLScriptElement>('script[data-page]')?.dataset ?? {}
  await start(await Promise.all([read<PageFile>(page), read<Chrome>(chrome)]))
}

/** Reads data that the generator wrote. */
async function read<T>(address = ''): Promise<T> {
  const response = await fetch(address)
  return response.json()
}
