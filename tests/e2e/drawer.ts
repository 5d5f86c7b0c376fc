import { openReady, type Visitor } from '../support/browser-page.ts'

/** Opens a page on a phone and its menu, with time standing still. */
export async function openDrawer(path = '/', visitor: Visitor = {}) {
  const page = await openReady(path, {
    width: 390,
    stopsTime: true,
    prefersReducedMotion: true,
    isReused: true,
    ...visitor,
  })
  const button = page.locator('.drawer-button')
  const dialog = page.getByRole('dialog')
  const open = async () => {
    await button.click()
    await dialog.waitFor()
  }
  await open()

  return {
    page,
    button,
    dialog,
    open,
    closes: async () => {
      await dialog.waitFor({ state: 'hidden' })
      // The event that tells of it comes a moment later.
      await button.and(page.locator('[aria-expanded=false]')).waitFor({ state: 'attached' })
    },
    entry: (name: string) => dialog.getByRole('button', { name }),
    hasFocus: (name: string) =>
      dialog.getByRole('button', { name }).and(page.locator(':focus')).waitFor(),
  }
}
