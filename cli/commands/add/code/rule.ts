import { join } from 'node:path'
import { Command } from 'commander'
import { CliError } from '../../../cli-error.ts'
import type { DefineCommand } from '../../../context.ts'
import { requireName, rewrite, writeNew } from '../new-files.ts'

export const addRule: DefineCommand = (context) =>
  new Command('rule')
    .summary('write a rule and its test, and list it')
    .argument('<code>', 'the area and what is wrong, such as text/brackets')
    .action(async (code: string) => {
      requireName(code, /^[a-z]+\/[a-z]+(-[a-z]+)*$/, 'text/brackets')
      const { emitRuleRegistries, explanations } = await import('#generator/index.ts')
      if (explanations.has(code)) {
        throw new CliError(`There is a code "${code}" already.`, 'Choose another name.')
      }
      const rule = join(context.engine, 'generator/rules', `${code}.ts`)
      const test = join(context.engine, 'tests/generator/rules', `${code}.test.ts`)
      const files = new Map([
        [rule, ruleText(code)],
        [test, testText(code)],
      ])
      writeNew(context, files)
      const registries = [...emitRuleRegistries(context.engine)].map(
        ([file, text]): [string, string] => [join(context.engine, file), text],
      )
      rewrite(context, new Map(registries))
      context.stdout.write(
        `Next: write what the rule finds and fifteen cases of either kind, then run: npx vitest run --config tests/vitest.config.ts --project unit tests/generator/rules/${code}\n`,
      )
    })

const ruleText = (code: string) => `import { textPlace } from '../../model/text-place.ts'
import { translatableTexts } from '../../model/texts.ts'
import { formatPath } from '../../read/path.ts'
import { defineItemRule } from '../rule.ts'

export const rule = defineItemRule({
  code: '${code}',
  severity: 'warning',
  summary: 'No text has the words “find me”.',
  why: 'Say here what a visitor or an editor notices otherwise.',
  example: { before: 'text: Here you find me.', after: 'text: Here you see me.' },
  messages: {
    found: { message: 'The text says “{found}”.', hint: 'Say here what to do about it.' },
  },
  items: translatableTexts,

  create: () => (text) =>
    [...text.text.matchAll(pattern)].map(({ 0: found, index }) => ({
      messageId: 'found',
      data: { found },
      at: textPlace(text, { index, length: found.length }),
      path: formatPath(text.path, text.document.data),
    })),
})

const pattern = /\\bfind me\\b/gu
`

const testText = (code: string) => `import { dutch, english, holdsFor } from '../corpus.ts'

// Fifteen different texts of either kind, as editors write them.
holdsFor('${code}', {
  caught: [english('Here you find me.'), dutch('Hier staat find me.')],
  clean: [english('Here you see me.'), dutch('Hier zie je mij.')],
})
`
