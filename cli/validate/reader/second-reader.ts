import { readFileSync } from 'node:fs'
import type { Archive, Environment } from '#api/index.ts'
import { openSession } from '../../content/session.ts'
import type { CliContext } from '../../context.ts'
import { createTranslate } from '../../report/phrases.ts'
import type { CheckOptions } from '../check.ts'
import { readPairs } from './read-pairs.ts'

/** How long a model may take for one answer, in milliseconds. */
const deadline = 120_000

/**
 * Has the model of the quizzes read what is new or changed, and writes down what it says: the check tells it. Whatever
 * the model does, the check goes on.
 */
export async function runSecondReader(
  context: CliContext,
  options: CheckOptions,
  limit: number,
): Promise<void> {
  const { content, messageLanguage, selection, withDrafts, release } = options
  const translate = await createTranslate(messageLanguage)
  const tell = (text: string) => context.stderr.write(`${text}\n`)
  const { limitCalls, openModel, readEnvironment } = await import('#api/index.ts')
  const environment = readEnvironment({
    environment: context.environment,
    readFile: (path) => readFileSync(path, 'utf8'),
  })
  if (!environment.quiz.model) {
    tell(translate('readerOff'))
    return
  }
  let archive: Archive | undefined
  let isCounted = true
  const budgeted = openModel({
    settings: environment.quiz,
    takeFromBudget: async (budget) => {
      archive ??= await openBudget(context, environment)
      return archive.store.takeFromBudget(budget)
    },
    fetch,
    onNotCounted: (error) => {
      isCounted = false
      if (error instanceof Error && error.message !== '') tell(error.message)
    },
  })
  if (!budgeted) return

  const session = await openSession(context, { content, messageLanguage, withDrafts, release })
  try {
    await readPairs(context, {
      ...{ content, limit, selection, deadline },
      checked: session.check(),
      model: {
        name: budgeted.model.name,
        isCounted: () => isCounted,
        withLimits: limitCalls({ ...budgeted, now: context.now, clock: context.clock }),
      },
    })
    session.save()
  } finally {
    await archive?.close()
  }
}

/** The store of the servers, which counts the calls of quizzes too. Where no server ran yet, it begins here. */
async function openBudget({ site: cwd }: CliContext, environment: Environment): Promise<Archive> {
  const { openArchive } = await import('#api/index.ts')
  return openArchive({ environment, cwd }, 'create')
}
