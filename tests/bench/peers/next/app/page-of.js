import { cache } from 'react'
import { readPage } from '../react/read-page.js'

/** React keeps it while a page is made, which asks for it three times. */
const readOnce = cache(readPage)

export async function pageOf(params) {
  const { path = [] } = await params
  return readOnce(path.join('/'))
}
