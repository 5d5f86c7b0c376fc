/** In CI all tests must run. Elsewhere, a missing program skips its tests. */
export const isCi = (): boolean => !['', '0', 'false'].includes(process.env['CI'] ?? '')
