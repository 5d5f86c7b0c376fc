import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { folderWith } from '../cli/diptych.ts'
import { findChromium } from '../support/chromium.ts'
import { projectRoot } from '../support/project-root.ts'
import { runCli } from './command-line.ts'

test('what a browser saw is written down, is valid, and is left out once it is old', async () => {
  const cwd = folderWith()
  const run = (...parameters: readonly string[]) =>
    runCli(parameters, { CHROME_PATH: chromium }, { engine: projectRoot, cwd })
  const chromium = await findChromium()
  expect(await run('build')).toMatchObject({ code: 0, stderr: '' })
  expect(await run('measure', '--no-lighthouse')).toMatchObject({ code: 0, stderr: '' })

  const file = join(cwd, 'content/measured.yaml')
  const text = readFileSync(file, 'utf8')
  // When fonts come late, on a busy machine, lines may break anew: the shift is what was seen, as the others are.
  const seen = {
    bytes: expect.any(Number),
    firstPaint: expect.any(Number),
    largestPaint: expect.any(Number),
    shift: expect.any(Number),
  }
  const { date, browser, pages } = parse(text)
  expect(browser).toMatch(/Chrom/)
  expect(pages).toEqual({ en: seen, nl: seen })
  expect(pages.en.firstPaint).toBeGreaterThan(0)
  expect(pages.en.largestPaint).toBeGreaterThanOrEqual(pages.en.firstPaint)
  expect(await run('validate')).toMatchObject({ code: 0 })
  expect(await run('build')).toMatchObject({ code: 0, stderr: '' })

  writeFileSync(file, text.replace(date, '2025-01-01'))
  expect(await run('build')).toMatchObject({
    code: 0,
    stderr:
      'The figures in measured.yaml are older than 30 days and are left out. Run "diptych measure" again.\n',
  })
})

test('a program that is no browser is told as what it is', async () => {
  const cwd = folderWith()
  const place = { engine: projectRoot, cwd }
  const program = join(cwd, 'browser')
  const measured = () => runCli(['measure'], { CHROME_PATH: program }, place)
  expect(await runCli(['build'], {}, place)).toMatchObject({ code: 0 })

  writeFileSync(program, '#!/bin/sh\nexit 3\n', { mode: 0o644 })
  expect(await measured()).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^The browser could not be started: .*CHROME_PATH\.\n$/),
  })
  chmodSync(program, 0o755)
  expect(await measured()).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^The browser did not start\. .*CHROME_PATH\.\n$/),
  })
})
