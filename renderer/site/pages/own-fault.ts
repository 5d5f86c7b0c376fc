import type { Page } from '#site/types.ts'
import { SectionError } from '../bundle/site-modules.ts'

/** What a section type of the site throws while it draws a section. */
interface OwnFault {
  /** Its component, relative to the site. */
  readonly file: string
  /** The id of the section. */
  readonly section: string
  /** In one line, without a full stop. */
  readonly error: string
}

/** The first section that throws alone. undefined if none of the site's own does. `own`: their files by type. */
export async function ownFaultIn(
  page: Page,
  own: Readonly<Record<string, string>>,
  draw: (page: Page) => Promise<unknown>,
): Promise<OwnFault | undefined> {
  for (const section of page.sections) {
    const file = own[section.type]
    if (file === undefined) continue
    const thrown = await draw({ ...page, sections: [section] }).then(
      () => undefined,
      (error: unknown) => ({ message: error instanceof Error ? error.message : String(error) }),
    )
    if (thrown) {
      const error = thrown.message.split('\n', 1)[0]?.replace(/\.$/, '') ?? ''
      return { file, section: section.id, error }
    }
  }
  return undefined
}

/** The same as one line that names the file. */
export const ownFaultError = ({ file, section, error }: OwnFault, { path }: Page): SectionError =>
  new SectionError(`${file} cannot draw the section "${section}" of ${path}: ${error}.`)
