import { expect, test } from 'vitest'
import { linkSite, offeredTypes, parseDocuments } from '#generator/index.ts'
import { schemas } from '../../support/project-schemas.ts'

const settings = 'brand: { name: Krume }\norigin: https://krume.example\nlanguages: [de]\n'
const twoFiles = { 'site.yaml': settings, 'de/pages/home.yaml': 'path: /\ntitle: Brot\n' }

function typesIn(changes: Readonly<Record<string, string>> = {}) {
  const { documents } = parseDocuments({
    files: new Map(Object.entries({ ...twoFiles, ...changes })),
    folder: '',
  })
  return new Set(offeredTypes(linkSite({ documents, schemas, today: '2026-01-01' })))
}

test.for([
  { type: 'hero', files: {} },
  { type: 'form', files: { 'de/forms/kontakt.yaml': 'fields: []\n' } },
  { type: 'quiz', files: { 'de/quizzes/probe.yaml': 'questions: []\n' } },
  { type: 'tool-builder', files: { 'de/tool-builder.yaml': 'heading: Fragen\n' } },
])('$type is offered to a site that has what it draws from', ({ type, files }) => {
  expect(typesIn().has(type)).toBe(Object.keys(files).length === 0)
  expect(typesIn(files)).toContain(type)
})
