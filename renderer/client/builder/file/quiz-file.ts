import type {
  GeneratedPresentation,
  GeneratedQuiz,
  Helplines,
  QuizPlayer,
  ToolBuilderContent,
} from '#site/types.ts'
import { escapeHtml } from '../../site/escape-html.ts'
import { interpolate } from '../../site/interpolate.ts'
import { bottomUp } from '../composed/bottom-up.ts'
import { fieldTile } from '../look/field-tile.ts'
import { pack } from '../share/packed.ts'
import type { FinishedQuiz } from '../state/finished-quiz.ts'
import { voiceOf } from '../telling/voice.ts'
import { bodyHtml } from './body-html.ts'
import type { FileData } from './file-data.ts'

interface Input {
  readonly finished: FinishedQuiz
  readonly content: ToolBuilderContent
  readonly frames: QuizPlayer
  /** Base address of the quiz's own link: the file can be opened from anywhere. */
  readonly base: string
  readonly styles: string
  readonly script: string
  /** The symbols of `drawingsOf`, as one SVG writes them. */
  readonly drawings: string
}

/** Content-Security-Policy of the file: no requests. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; font-src data:; img-src data:; base-uri 'none'; form-action 'none'"

/** The tiles of a quiz in the order of its questions, and that which stands for a logo. */
export function tilesOf({ finished, content }: Pick<Input, 'finished' | 'content'>) {
  const { wall } = content.quiz
  return {
    wall: bottomUp(wall.cells, wall.columns).slice(0, finished.quiz.questions.length),
    field: fieldTile(content, finished),
  }
}

/** The names of what the file draws. */
export function drawingsOf(input: Pick<Input, 'finished' | 'content'>): readonly string[] {
  const { wall, field } = tilesOf(input)
  const tiles = [...wall.map(({ tile }) => tile), ...(input.finished.look?.logo ? [] : [field])]
  const named = tiles.filter((tile) => tile !== undefined)
  return [...new Set([...named, 'ui-back', 'ui-arrow', 'ui-check'])]
}

/** The quiz as one self-contained HTML document. Without scripts it is a form to read and print. */
export async function quizFile(input: Input): Promise<string> {
  const { finished, frames, base, styles, script, drawings } = input
  const { quiz, company, look } = finished
  const { language, direction, player } = frames
  const { presentation } = quiz
  const title = presentation?.title ?? interpolate(player.by, { company })
  const described = presentation?.intro
  const unsaid = unsaidIn(quiz, frames)
  const data = JSON.stringify(dataOf({ finished, frames, title, base }), (name, value) =>
    unsaid.has(name) ? undefined : value,
  )
  const meta = Object.entries({
    title,
    site_name: company,
    type: 'website',
    description: described,
  })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `<meta property="og:${name}" content="${escapeHtml(`${value}`)}">`)

  return [
    `<!doctype html><html lang="${escapeHtml(language)}" dir="${direction}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    `<title>${escapeHtml(title)}</title>`,
    ...meta,
    // Without an icon of its own, a browser asks the host for one.
    `<link rel="icon" href="${escapeHtml(look?.logo ?? 'data:,')}">`,
    `<style>${styles}</style></head><body class="own">`,
    `<svg hidden>${drawings}</svg>`,
    bodyHtml({ finished, frames, title, tiles: tilesOf(input) }),
    `<script type="text/plain" data-quiz>${await pack(data)}</script>`,
    `<script>${script.replaceAll('</', '<\\/')}</script></body></html>`,
  ].join('\n')
}

/** The helplines that an answer names, with those that they name themselves. */
function namedIn({ questions }: GeneratedQuiz, helplines: Helplines): Helplines {
  const named = questions.flatMap(({ options }) => options.map(({ helpline }) => helpline))
  const also = named.map((name) => (name === undefined ? name : helplines[name]?.also))
  const all = new Set([...named, ...also])
  return Object.fromEntries(Object.entries(helplines).filter(([name]) => all.has(name)))
}

/** The words that the result of one kind of tool alone has. */
const wordsOf: { readonly [K in GeneratedPresentation['kind']]?: keyof QuizPlayer['words'] } = {
  A: 'gap',
  B: 'today',
  C: 'norms',
  D: 'choice',
}

/** The words that this quiz never says: those of other kinds and outputs. */
function unsaidIn({ presentation }: GeneratedQuiz, { outputs }: QuizPlayer): ReadonlySet<string> {
  const own: readonly (string | undefined)[] = presentation
    ? [wordsOf[presentation.kind], presentation.output]
    : []
  const all = [...Object.values(wordsOf), ...Object.keys(outputs)]
  return new Set(all.filter((each) => !own.includes(each)))
}

/** What the script plays, without what stands in the document. */
function dataOf({
  finished,
  frames,
  title,
  base,
}: Pick<Input, 'finished' | 'frames' | 'base'> & { readonly title: string }): FileData {
  const { company, kind, quiz, action } = finished
  const link = new URL(quiz.final_cta.link, base).href
  return {
    finished: {
      ...{ company, kind, ...(action && { action }) },
      quiz: { ...withoutTexts(quiz), final_cta: { ...quiz.final_cta, link } },
    },
    voice: voiceOf(frames),
    helplines: namedIn(quiz, frames.helplines),
    title,
    fileName: frames.player.fileName,
  }
}

/** A quiz that says nothing of what stands in the document. `withTexts` takes the questions and answers from it. */
function withoutTexts({ presentation, ...quiz }: GeneratedQuiz): GeneratedQuiz {
  return {
    ...quiz,
    ...(presentation && { presentation: { ...presentation, title: '', intro: '', notice: '' } }),
    questions: quiz.questions.map((question) => ({
      ...question,
      question_text: '',
      options: question.options.map((option) => ({ ...option, text: '' })),
    })),
    // A quiz that knows of its answers has a text for each level beside the description.
    result_categories: quiz.result_categories.map((level) =>
      presentation && level.text ? { ...level, description: '' } : level,
    ),
  }
}
