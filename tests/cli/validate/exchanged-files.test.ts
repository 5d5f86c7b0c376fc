import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { diptych, folderWith } from '../diptych.ts'

const stories = {
  en: 'Our bakery stands beside the canal. We bake bread at night and deliver it to your door before seven, and you can order a cake with your name on it until noon.',
  nl: 'Onze bakkerij staat aan de gracht. Wij bakken brood in de nacht en bezorgen het voor zeven uur bij jou thuis, en je kunt tot de middag een taart met je naam bestellen.',
}

const page = (language: 'en' | 'nl') => `# Written in ${language}.
title: Story ${language} # A title.
description: >-
  ${stories[language]}
unlisted: true
sections:
  - { type: text, look: statement, id: story, tile: key, text: '${stories[language]}' }
# The end, in ${language}`

const folder = () =>
  folderWith({ 'en/pages/story.yaml': page('nl'), 'nl/pages/story.yaml': page('en') })

const placeOf = (cwd: string, language: string) => join(cwd, `content/${language}/pages/story.yaml`)

const textsIn = (cwd: string) =>
  ['en', 'nl'].map((language) => readFileSync(placeOf(cwd, language), 'utf8'))

const fix = (cwd: string) => diptych(['validate', '--fix', '--format', 'concise'], { cwd })

test('files that changed places are exchanged, with their comments', async () => {
  const cwd = folder()
  const { stdout } = await fix(cwd)

  expect(textsIn(cwd)).toEqual([page('en'), page('nl')])
  expect(stdout).not.toContain('language/wrong-file')
  expect(await fix(cwd)).toMatchObject({ stderr: expect.stringContaining('Nothing can be fixed') })
  expect(textsIn(cwd)).toEqual([page('en'), page('nl')])
})

test('nothing is lost if one of them cannot be written', async () => {
  const cwd = folder()
  mkdirSync(`${placeOf(cwd, 'nl')}.new`)
  const { code, stderr } = await fix(cwd)

  expect(code).toBe(2)
  expect(stderr).toContain('nl/pages/story.yaml" cannot be written')
  expect(textsIn(cwd)).toEqual([page('nl'), page('en')])
  expect(readdirSync(join(cwd, 'content/en/pages'))).toEqual(['home.yaml', 'story.yaml'])
})
