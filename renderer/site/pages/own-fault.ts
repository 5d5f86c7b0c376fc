import type { Page } from '#site/types.ts'
import { SectionError } from '../bundle/site-modules.ts'

/**
 * What a section type of the site throws while it draws a page, as one line that names it. undefined if none of them
 * throws alone. `own`: their files by type.
 */
export async function ownFaultIn(
  page: Page,
  own: Readonly<Record<string, string>>,
  draw: (page: Page) => Promise<unknown>,
): Promise<SectionError | undefined> {
  for (const section of page.sections) {
    const file = own[section.type]
    if (file === undefined) continue
    const thrown = await draw({ ...page, sections: [section] }).then(
      () => undefined,
      (error: unknown) => ({ message: error instanceof Error ? error.message : String(error) }),
    )
    if (thrown) {
      const message = thrown.message.split('\n', 1)[0]?.replace(/\.$/, '')
      return new SectionError(
        `${file} cannot draw the section "${section.id}" of ${page.path}: ${message}.`,
      )
    }
  }
  return undefined
}
