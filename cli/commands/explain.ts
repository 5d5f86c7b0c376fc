import { Command } from 'commander'
import type { Explanation, MessageLanguage } from '#generator/index.ts'
import { CliError } from '../cli-error.ts'
import type { DefineCommand } from '../context.ts'
import { createTranslate, defaultMessageLanguage } from '../report/phrases.ts'

export const explain: DefineCommand = (context) =>
  new Command('explain')
    .description('tell what a code means, with an example')
    .argument('[code]', 'such as facts/mismatch; all of them are listed without one')
    .action(async (code: string | undefined) => {
      const lang = defaultMessageLanguage(context)
      const { didYouMeanIn, explanationsIn } = await import('#generator/index.ts')
      const explanations = explanationsIn(lang)
      if (code === undefined) {
        context.stdout.write(list([...explanations.values()]))
        return
      }

      const explanation = explanations.get(code)
      if (!explanation) {
        throw new CliError(
          `There is no code "${code}".`,
          didYouMeanIn(lang, code, [...explanations.keys()]),
        )
      }
      context.stdout.write(await explanationText(explanation, lang))
    })

async function explanationText(
  { code, severity, summary, why, before, after, canBeAcknowledged }: Explanation,
  lang: MessageLanguage,
): Promise<string> {
  const translate = await createTranslate(lang)
  return `${code}  (${translate(severity)})

${summary}
${why}

${translate('explainBefore')}
${indent(before)}

${translate('explainAfter')}
${indent(after)}

${translate(canBeAcknowledged === false ? 'explainFix' : 'explainKeep')}
`
}

const indent = (text: string) =>
  text
    .split('\n')
    .map((line) => (line ? `    ${line}` : ''))
    .join('\n')

function list(explanations: readonly Explanation[]): string {
  const width = Math.max(...explanations.map(({ code }) => code.length))
  return explanations
    .toSorted((a, b) => (a.code < b.code ? -1 : 1))
    .map(({ code, summary }) => `${code.padEnd(width)}  ${summary}\n`)
    .join('')
}
