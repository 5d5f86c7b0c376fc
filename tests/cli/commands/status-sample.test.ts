import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { recorded } from '../../generator/recorded-site.ts'
import { diptych, folderWith } from '../diptych.ts'

const questions = (answers: readonly string[]) =>
  `questions:\n${answers.map((answer, index) => `  - { id: q${index}, question: "${index}?", answer: ${JSON.stringify(answer)} }\n`).join('')}`

/** Texts that were there when the record began, none of which anybody has compared. */
const site = () =>
  folderWith(
    recorded({
      'en/faqs/home.yaml': questions([
        'Come and have a look inside our shop.',
        'We never bake rye.',
        'You must bring a bag.',
        'Deposits are not refunded.',
      ]),
      'nl/faqs/home.yaml': questions([
        'Kom eens binnen kijken in onze winkel.',
        'Wij bakken nooit rogge.',
        'Neem een tas mee.',
        'Aanbetalingen krijg je niet terug.',
      ]),
    }),
  )

const state = (cwd: string) => readFileSync(`${cwd}/content/.state/nl/faqs/home.yaml`, 'utf8')

interface Sampled {
  readonly id: string
  readonly path: string
  readonly isBinding: boolean
}

const sampleOf = async (cwd: string, most: number): Promise<readonly Sampled[]> => {
  const { stdout } = await diptych(['status', '--sample', `${most}`, '--format', 'json'], { cwd })
  const { sample }: { sample: readonly Sampled[] } = JSON.parse(stdout)
  return sample
}

test('what binds goes first, then what one language alone says, then what says most', async () => {
  const answers = (await sampleOf(site(), 99)).filter(({ path }) => path.endsWith('answer'))
  expect(answers.map(({ path, isBinding }) => `${path} ${isBinding}`)).toEqual([
    'questions[q3].answer true',
    'questions[q2].answer false',
    'questions[q1].answer false',
    'questions[q0].answer false',
  ])
})

test('each is shown in both languages, with its place and why', async () => {
  const cwd = site()
  const [first] = await sampleOf(cwd, 1)
  const args = ['status', '--sample', '1']
  const english = await diptych(args, { cwd, columns: 60, isTTY: true })
  const dutch = await diptych([...args, '--lang', 'nl'], { cwd })

  expect(english.stdout).toContain(`
40 texts were here before the record began, and nobody has
compared them since.
Read this one first:

  content/nl/faqs/home.yaml:5:39 · ${first?.id}
  binds, a denial
  en  Deposits are not refunded.
  nl  Aanbetalingen krijg je niet terug.

Whichever says the same: npm run -s diptych -- accept ${first?.id} …
`)
  expect(dutch.stdout).toContain('  bindend en een ontkenning\n')
  expect(`${english.stdout}${dutch.stdout}`).not.toContain('\u001B')
})

test('what was read and accepted is unread no more, and stays so', async () => {
  const cwd = site()
  const answers = (await sampleOf(cwd, 99)).filter(({ path }) => path.endsWith('answer'))
  const ids = answers.slice(0, 2).map(({ id }) => id)
  const before = state(cwd)
  const { code, stdout } = await diptych(['accept', ...ids], { cwd })

  expect({ code, stdout }).toEqual({
    code: 0,
    stdout: ids.map((id) => `Confirmed ${id}.\n`).join(''),
  })
  expect(before.match(/seeded: true/g)).toHaveLength(8)
  expect(state(cwd).match(/seeded: true/g)).toHaveLength(6)
  expect((await diptych(['status'], { cwd })).stdout).toContain('38 texts were here before')
  expect((await sampleOf(cwd, 99)).filter(({ id }) => ids.includes(id))).toEqual([])

  // To confirm all is not to read all.
  await diptych(['accept', '--all'], { cwd })
  expect((await diptych(['status'], { cwd })).stdout).toContain('38 texts were here before')
})

test('where everything was compared, nothing is said of it', async () => {
  const cwd = folderWith({ '.state/nl.yaml': '{}\n' })
  await diptych(['accept'], { cwd })
  const { stdout } = await diptych(['status', '--sample', '40'], { cwd })
  expect(stdout).not.toContain('before the record began')
})

test.for(['x', '-1', '1.5'])('--sample %s is refused', async (size) => {
  expect(await diptych(['status', `--sample=${size}`], { cwd: folderWith() })).toMatchObject({
    code: 2,
  })
})
