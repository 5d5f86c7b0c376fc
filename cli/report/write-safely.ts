import type { CliContext } from '../context.ts'

/**
 * Writes what visitors sent. For a terminal, control characters are made visible; files and pipes
 * get it unchanged.
 */
export async function writeSafely({ stdout }: CliContext, text: string): Promise<void> {
  const { visibleText } = await import('#api/index.ts')
  stdout.write(stdout.isTTY === true ? visibleText(text, { keepLines: true }) : text)
}
