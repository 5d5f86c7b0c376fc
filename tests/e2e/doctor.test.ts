import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { runCli } from './command-line.ts'

/** What is true of the tests' site: it is not at its own address, and its pages may lack share cards. */
const meant = ['deployed/address', 'deployed/share-card']

test('doctor finds nothing wrong with our own site and server, and submits nothing', async () => {
  const leads = () => runCli(['leads', 'list'], { DIPTYCH_DATA: inject('siteData') })
  const before = await leads()

  const { code, stdout, stderr } = await runCli([
    'doctor',
    inject('siteUrl'),
    ...['--out', inject('siteOut'), '--pages', '40', '--format', 'json'],
  ])
  expect(stderr).toBe('')
  const { diagnostics, summary }: Report = JSON.parse(stdout)
  expect(diagnostics.filter((each) => !meant.includes(each.code))).toEqual([])
  const sitemap = readFileSync(join(inject('siteFolder'), 'sitemap.xml'), 'utf8')
  expect(summary.files).toBe(sitemap.match(/<loc>/g)?.length)
  expect(code).toBe(0)
  expect((await leads()).stdout).toBe(before.stdout)
})

interface Report {
  readonly diagnostics: readonly { readonly code: string }[]
  readonly summary: { readonly files: number }
}
