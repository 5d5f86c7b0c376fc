import { expect, inject, test } from 'vitest'
import { builtRoutes } from '../../../e2e/built-routes.ts'
import { sideways } from '../../../e2e/page-checks.ts'
import { becomeReady, inEveryBrowser } from './visit.ts'

inEveryBrowser((open) => {
  test.for(builtRoutes(inject('siteFolder')))(
    '%s shows its heading, fits and becomes interactive',
    async (path) => {
      const visit = await open(path)
      await visit.see('main h1')
      await becomeReady(visit)
      expect(await visit.evaluate(() => document.documentElement.lang)).toBe(
        /^\/nl(\/|$)/.test(path) ? 'nl' : 'en',
      )
      for (const width of [1280, 390]) {
        await visit.resize(width)
        expect(await sideways(visit), `${width} px`).toEqual({ scrolls: 0, sticksOut: [] })
      }
    },
  )
})
