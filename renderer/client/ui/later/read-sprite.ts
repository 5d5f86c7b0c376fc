/** The drawing of a tile or an icon; undefined if there is none of that name. */
export type Drawings = (name: string) => Element | undefined

/** Reads the sprite. The browser parses what it loads; a text it would not, for safety. */
export function readSprite(address: string): Promise<Drawings> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.responseType = 'document'
    request.overrideMimeType('image/svg+xml')
    request.addEventListener('error', () => reject(new Error('The sprite did not load.')))
    request.addEventListener('load', () => {
      resolve((name) => request.responseXML?.getElementById(name) ?? undefined)
    })
    request.open('GET', address)
    request.send()
  })
}
