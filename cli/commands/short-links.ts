import { Command } from 'commander'
import type { Archive, KeptQuiz } from '#api/index.ts'
import { CliError } from '../cli-error.ts'
import type { DefineCommand } from '../context.ts'
import { writeSafely } from '../report/write-safely.ts'
import { tellRemains, withArchive } from './leads/archive.ts'

export const shortLinks: DefineCommand = (context, exit) =>
  new Command('short-links')
    .summary('quizzes that visitors keep here: list, show, erase')
    .addCommand(list(context, exit))
    .addCommand(show(context, exit))
    .addCommand(erase(context, exit))

const list: DefineCommand = (context) =>
  new Command('list').summary('every quiz, one on a line').action(() =>
    withArchive(context, {}, async ({ store }) => {
      const { allQuizzes, visibleText } = await import('#api/index.ts')
      let count = 0
      for await (const quiz of allQuizzes(store)) {
        count += 1
        await writeSafely(context, `${visibleText(line(quiz))}\n`)
      }
      if (count === 0) context.stdout.write('There are none.\n')
    }),
  )

/** One quiz on one line: slug, the days of its last change and play, company and link. */
function line({ slug, quiz, changedAt, playedAt }: KeptQuiz): string {
  const { company = '', action }: { company?: string; action?: { link?: string } } =
    JSON.parse(quiz)
  const days = [`changed ${dayOf(changedAt)}`, `played ${dayOf(playedAt)}`]
  return [slug.padEnd(30), ...days, company.slice(0, 60), action?.link ?? ''].join('  ').trimEnd()
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

const show: DefineCommand = (context) =>
  new Command('show')
    .summary('what is kept under one short link, as JSON')
    .argument('<slug>', 'the last part of the link')
    .action((slug: string) =>
      withArchive(context, {}, async ({ store }) => {
        const quiz = await found({ store }, slug)
        const text = JSON.stringify(JSON.parse(quiz.quiz), null, 2)
        const { visibleText } = await import('#api/index.ts')
        await writeSafely(context, `${visibleText(text, { keepLines: true })}\n`)
      }),
    )

const erase: DefineCommand = (context, exit) =>
  new Command('erase')
    .summary('erase what is kept under one short link, also from backups made here')
    .argument('<slug>', 'the last part of the link')
    .option('--yes', 'erase; without it the quiz is only shown', false)
    .action((slug: string, { yes }: { readonly yes: boolean }) =>
      withArchive(context, { mayWrite: yes }, async ({ store }, environment) => {
        const { eraseQuizzes, storeFile, visibleText } = await import('#api/index.ts')
        const quiz = await found({ store }, slug)
        if (!yes) {
          context.stdout.write(`${visibleText(line(quiz))}\nErase it with --yes.\n`)
          return
        }
        const file = storeFile(environment, context.site)
        const { unchanged, isScrubbed } = await eraseQuizzes({ store, file, slugs: [slug] })
        context.stdout.write(
          `Erased. The link plays nothing from now on, and nobody gets it again.\n`,
        )
        tellRemains(context, unchanged, isScrubbed)
        if (unchanged.length > 0 || !isScrubbed) exit(1)
      }),
    )

async function found({ store }: Pick<Archive, 'store'>, slug: string): Promise<KeptQuiz> {
  // A store of an earlier version that is only read has no table to look in.
  const [any] = await store.listQuizzes({ limit: 1 })
  const quiz = any && (await store.findQuiz(slug))
  if (quiz === 'gone') {
    throw new CliError(`What was under "${slug}" is erased already.`, 'There is nothing to do.')
  }
  if (quiz) return quiz
  throw new CliError(
    `There is no short link "${slug}".`,
    'Copy the last part of it from: diptych short-links list',
  )
}
