import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/**
 * Node's own HTTP. It is not imported, since an import looks at each of its exports: WebSocket and its
 * kin, which nobody needs here, would be loaded and take longer than all the rest of a worker.
 */
export const http: typeof import('node:http') = require('node:http')
