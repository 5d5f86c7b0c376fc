import type { Locator } from 'playwright'

/** The names of the tiles and icons in some elements, whether the document holds them or the sprite of all pages. */
export async function drawingNames(elements: Locator): Promise<readonly string[]> {
  const own = await elements.page().evaluate(async () => {
    const script = document.querySelector<HTMLElement>('script[data-page]')
    const { build } = await (await fetch(script?.dataset['page'] ?? '')).json()
    const names: Readonly<Record<string, string>> = build.own ?? {}
    return Object.fromEntries(Object.entries(names).map(([name, address]) => [address, name]))
  })
  const addresses = await elements
    .locator('use')
    .evaluateAll((all) => all.map((use) => use.getAttribute('href') ?? ''))
  return addresses.map((address) => own[address] ?? address.replace(/.*#/, ''))
}
