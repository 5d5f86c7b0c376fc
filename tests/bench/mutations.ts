import { harmlessEdits } from '../mutations/harmless-edits.ts'
import { falseAlarmsOf, mutations, scoreOf } from '../mutations/score.ts'

/** Number of mutations. `--missed` lists those that no rule reported. */
const mutants = 600
const showsMissed = process.argv.includes('--missed')

const kinds = Object.keys(mutations)
const scores = kinds.map((kind) => scoreOf(kind, Math.ceil(mutants / kinds.length)))
const sum = (values: readonly number[]) => values.reduce((so, value) => so + value, 0)
const made = sum(scores.map((score) => score.made))
const caught = sum(scores.map((score) => score.caught))

for (const score of scores) {
  process.stdout.write(`${score.kind.padEnd(48)} ${score.caught} of ${score.made}\n`)
  if (showsMissed) for (const each of score.missed) process.stdout.write(`    ${each}\n`)
}
process.stdout.write(
  `\n${caught} of ${made} mistakes caught (${((100 * caught) / made).toFixed(1)}%), ${kinds.length} kinds\n\n`,
)
for (const name of Object.keys(harmlessEdits)) {
  const alarms = falseAlarmsOf(name)
  process.stdout.write(`${name.padEnd(48)} ${alarms.length} false alarms\n`)
  if (showsMissed) {
    for (const { at, code, message } of alarms.slice(0, 5)) {
      process.stdout.write(`    ${at.file}:${at.line} ${code} ${message}\n`)
    }
  }
}
