/** Whether a form was posted by a browser without scripts: a person reads the answer, and needs a page. */
export function wantsPage({ method, headers }: Request): boolean {
  if (method !== 'POST') return false
  const accept = headers.get('accept') ?? ''
  return accept.includes('text/html') && !accept.includes('application/json')
}
