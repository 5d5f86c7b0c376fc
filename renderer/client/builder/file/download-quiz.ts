import type { QuizPlayer, ToolBuilderContent } from '#site/types.ts'
import type { Build } from '../../site/site-state.tsx'
import { readSprite } from '../../ui/later/read-sprite.ts'
import { saveFile } from '../../ui/later/save-file.ts'
import { lookStyle } from '../look/look.ts'
import type { FinishedQuiz } from '../state/finished-quiz.ts'
import { fileFonts, lettersBeside } from './file-fonts.ts'
import { fileName } from './file-name.ts'
import script from './play-quiz.ts?script'
import styles from './quiz-file.css?inline'
import { drawingsOf, quizFile } from './quiz-file.ts'

interface Options {
  readonly content: ToolBuilderContent
  readonly frames: QuizPlayer
  readonly build: Build
}

/** Downloads the quiz as one file. Returns the letters that its fonts do not have. */
export async function downloadQuiz(
  finished: FinishedQuiz,
  { content, frames, build }: Options,
): Promise<readonly string[]> {
  const { href: base } = window.location
  const [drawings, fonts] = await Promise.all([
    drawingsIn(build.sprite, drawingsOf({ finished, content })),
    fileFonts(build),
  ])
  const html = await quizFile({
    ...{ finished, content, frames, base, script, drawings },
    styles: `${fonts}${valuesOf(styles + drawings, finished)}${styles}`,
  })
  const name = fileName(finished.company, frames.player.fileName)
  saveFile(new Blob([html], { type: 'text/html' }), name)
  return lettersBeside(fonts, JSON.stringify(finished.quiz) + finished.company)
}

async function drawingsIn(sprite: string, names: readonly string[]): Promise<string> {
  const drawings = await readSprite(sprite)
  return names
    .map((name) => drawings(name)?.outerHTML ?? '')
    .join('')
    .replaceAll(' xmlns="http://www.w3.org/2000/svg"', '')
}

/** The colours, sizes and fonts of this site that a style sheet uses, as the owner's look has them. */
function valuesOf(sheet: string, { look }: FinishedQuiz): string {
  const probe = document.createElement('i')
  probe.className = 'tint own'
  probe.hidden = true
  for (const [name, value] of Object.entries(lookStyle(look))) {
    probe.style.setProperty(name, String(value))
  }
  document.body.append(probe)
  const site = getComputedStyle(probe)
  const names = new Set(sheet.match(/(?<=var\()--[\w-]+/g))
  const values = [...names].flatMap((name) => {
    const value = site.getPropertyValue(name).trim()
    return value === '' ? [] : [`${name}:${value};`]
  })
  probe.remove()
  return `:root{${values.join('')}}`
}
