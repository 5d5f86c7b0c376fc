import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findingsInSteps } from '#generator/check/check-content.ts'
import type { RawDiagnostic, Severity } from '#generator/diagnostics/diagnostic.ts'
import { nameSubject, placeSubject } from '#generator/diagnostics/subjects.ts'
import { allSteps, linkContent } from '#generator/index.ts'
import { declarationsOf } from '#generator/model/names/declarations.ts'
import { type Cause, causesIn, foldCauses } from '#generator/report/causes/fold.ts'
import type { FoldInput } from '#generator/report/causes/undeclared.ts'
import { schemas, validators } from '../../../support/project-schemas.ts'
import { runs } from '../../../support/runs.ts'
import { fileAccidents } from '../../accidents/file-accidents.ts'
import { type Files, korenaar } from '../../accidents/korenaar.ts'
import { layoutAccidents } from '../../accidents/layout-accidents.ts'
import { structureAccidents } from '../../accidents/structure-accidents.ts'
import { textAccidents } from '../../accidents/text-accidents.ts'
import { valueAccidents } from '../../accidents/value-accidents.ts'

/** What all rules find in files, before anything follows from anything. */
function rawIn(files: Files): {
  readonly raw: readonly RawDiagnostic[]
  readonly input: FoldInput
} {
  const linked = linkContent({
    ...{ files, folder: '', schemas, validators, today: '2026-11-22' },
  })
  const { site, documentOf, errors } = linked
  const raw = [...errors(), ...allSteps(findingsInSteps(linked)).findings]
  return { raw, input: { site, declarations: declarationsOf(schemas), documentOf } }
}

const sorted = (findings: readonly RawDiagnostic[]) =>
  findings.map((each) => JSON.stringify(each)).toSorted()

const shown = (causes: readonly Cause[]) =>
  causes.map(({ finding, followers }) => JSON.stringify([finding, sorted(followers)])).toSorted()

/** The same findings as if the rules ran in another order. */
const byOtherRules = (raw: readonly RawDiagnostic[]) =>
  [...Map.groupBy(raw, ({ code }) => code).values()].toReversed().flat()

/** What holds of all findings, whatever was found. */
function expectFold(raw: readonly RawDiagnostic[], input: FoldInput): void {
  const causes = causesIn(raw, input)
  const told = causes.flatMap(({ finding, followers }) => [finding, ...followers])
  const added = told.filter((each) => !raw.includes(each))
  expect(added.every(({ code }) => code === 'reference/undeclared')).toBe(true)
  // Each is a cause, or under exactly one.
  expect(sorted(told.filter((each) => !added.includes(each)))).toEqual(sorted(raw))
  expect(shown(causesIn(byOtherRules(raw), input))).toEqual(shown(causes))

  const once = foldCauses(raw, input)
  expect(sorted(foldCauses(once, input))).toEqual(sorted(once))
  // What failed fails still.
  const hasErrors = (all: readonly RawDiagnostic[]) =>
    all.some(({ severity }) => severity === 'error')
  const isOfWaiting = ({ needs = [] }: RawDiagnostic) =>
    needs.some((subject) => subject.startsWith('settled:'))
  expect(hasErrors(once) || !hasErrors(raw.filter((each) => !isOfWaiting(each)))).toBe(true)
  expect(once.length > 0 || raw.length === 0).toBe(true)
}

const accidents = [
  ...layoutAccidents,
  ...valueAccidents,
  ...fileAccidents,
  ...structureAccidents,
  ...textAccidents,
]

test.for(accidents)('%s', ([, accident]) => {
  const { raw, input } = rawIn(accident(korenaar))
  expectFold(raw, input)
})

const { input } = rawIn(korenaar)

const files = ['en/pages/home.yaml', 'nl/pages/home.yaml', 'facts.yaml', 'catalog.yaml']
const paths = ['title', 'sections[hero]', 'sections[hero].lead', 'price.loaf.money', 'plans[core]']
const severities: readonly Severity[] = ['info', 'warning', 'error']
const names = [
  nameSubject('plan', 'core'),
  nameSubject('fact', 'price.loaf'),
  nameSubject('fact', 'price'),
]
const places = (['wanted', 'value', 'language', 'text', 'figure', 'settled'] as const).flatMap(
  (kind) =>
    files.flatMap((file) => [undefined, ...paths].map((path) => placeSubject(kind, file, path))),
)

const subjects = fc.array(fc.constantFrom(...names, ...places), { maxLength: 2 })

const anyPlace = fc.record({
  file: fc.constantFrom(...files),
  line: fc.integer({ min: 1, max: 4 }),
  column: fc.constant(1),
})

const anyFinding: fc.Arbitrary<RawDiagnostic> = fc
  .record({
    code: fc.constantFrom('a/one', 'a/two', 'a/three'),
    severity: fc.constantFrom(...severities),
    messageId: fc.constant('found'),
    at: anyPlace,
    where: fc.option(fc.constantFrom(...paths), { nil: undefined }),
    other: fc.option(anyPlace, { nil: undefined }),
    isPair: fc.boolean(),
    breaks: subjects,
    needs: subjects,
  })
  .map(({ where, other, isPair, ...finding }) => ({
    ...finding,
    ...(where !== undefined && { path: where }),
    ...(other && { related: [{ at: other, message: 'other' }] }),
    ...(isPair && { values: { en: 'Bread', nl: 'Brood' } }),
  }))

test('whatever breaks and needs whatever, nothing is lost, told twice or a matter of order', () => {
  fc.assert(
    fc.property(fc.array(anyFinding, { maxLength: 8 }), (raw) => expectFold(raw, input)),
    { numRuns: runs(300) },
  )
})

/** The files that an accident changed, added or took away. */
const touchedBy = (changed: Files) =>
  [...new Set([...korenaar.keys(), ...changed.keys()])].filter(
    (file) => korenaar.get(file) !== changed.get(file),
  )

test('what is told first names the file that somebody touched', () => {
  const found = accidents.flatMap(([name, accident]) => {
    const changed = accident(korenaar)
    const { raw, input: of } = rawIn(changed)
    const [first] = foldCauses(raw, of).toSorted(
      (a, b) => severities.indexOf(b.severity) - severities.indexOf(a.severity),
    )
    if (!first || first.severity === 'info') return []
    const { at, data, related } = first
    const said = JSON.stringify([at, data, related])
    return [{ name, isNamed: touchedBy(changed).some((file) => said.includes(`"${file}"`)) }]
  })
  expect(found.length).toBeGreaterThan(150)
  const missed = found.filter(({ isNamed }) => !isNamed)
  expect(missed.length, missed.map(({ name }) => name).join('\n')).toBeLessThanOrEqual(
    found.length * 0.05,
  )
})
