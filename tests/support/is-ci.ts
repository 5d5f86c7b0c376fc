/** CI has to run everything; elsewhere a missing program skips its tests. */
export const isCi = (): boolean => !['', '0', 'false'].includes(process.env['CI'] ?? '')
