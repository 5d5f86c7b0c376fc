import { holdsForWords, inDutch, inEnglish } from '../words.ts'

const invisible = ['\u200B', '\u2060', '\u200D', '\u00AD', '\u200B\u200B', ' \u200B ', '\u200E']

holdsForWords('text/blank', 'text', {
  caught: [
    ...invisible.map(inEnglish),
    ...invisible.map(inDutch),
    inEnglish('**'),
    inEnglish('[]'),
    inDutch('_'),
  ],
  clean: [
    inEnglish('1'),
    inEnglish('–'),
    inEnglish('?'),
    inEnglish('…'),
    inEnglish('€'),
    inEnglish('©'),
    inEnglish('{{price.bread}}'),
    inEnglish('A'),
    inEnglish('+'),
    inEnglish('★'),
    inDutch('é'),
    inDutch('&'),
    inDutch('%'),
    inDutch('-'),
    inDutch('{plan}'),
  ],
})
