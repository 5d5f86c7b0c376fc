import type { CliContext } from '../../context.ts'

/** Writes what visitors sent: to a file or another program as it is, to a terminal so that it steers nothing. */
export async function writeSafely({ stdout }: CliContext, text: string): Promise<void> {
  const { visibleText } = await import('#api/index.ts')
  stdout.write(stdout.isTTY === true ? visibleText(text, { keepLines: true }) : text)
}
