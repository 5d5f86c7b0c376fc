import type { Diagnostic } from '#generator/index.ts'

interface Given extends Partial<Diagnostic> {
  readonly file?: string
}

/** A finding with these parts, the others the same in each. */
export const finding = ({ file = 'content/en/a.yaml', ...rest }: Given = {}): Diagnostic => ({
  code: 'parity/missing-key',
  severity: 'error',
  id: 'abc123',
  message: 'Something is missing.',
  path: 'title',
  at: { file, line: 1, column: 1 },
  ...rest,
})
