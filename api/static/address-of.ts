/** Where a file is served: `nl/plans/index.html` at `/nl/plans`. */
export const addressOf = (path: string): string => `/${path}`.replace(/\/index\.html$/, '') || '/'
