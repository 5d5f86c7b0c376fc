import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { dropOldBundles } from '#renderer/site/bundle/kept-bundle.ts'

const folder = mkdtempSync(join(tmpdir(), 'diptych-kept-'))
afterEach(() => rmSync(folder, { recursive: true }))

const bundle = (digit: number) => String(digit).repeat(24)

test('the latest four bundles stay, and what others keep beside them', () => {
  const half = `${bundle(0)}.1f2e3d4c`
  // From the oldest to the latest.
  const names = ['peers', 'scale.jsonl', half, ...[1, 2, 3, 4, 5].map(bundle)]
  for (const [age, name] of names.entries()) {
    const path = join(folder, name)
    if (name.endsWith('.jsonl')) writeFileSync(path, '')
    else mkdirSync(path)
    utimesSync(path, age, age)
  }

  dropOldBundles(folder)

  const left = ['peers', 'scale.jsonl', ...[2, 3, 4, 5].map(bundle)]
  expect(readdirSync(folder).toSorted()).toEqual(left.toSorted())
})
