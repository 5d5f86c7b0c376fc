import { holdsForWords, inDutch, inEnglish } from '../words.ts'

const invisible = ['\u200B', '\u200B\u200B', ' \u200B ']

holdsForWords('text/blank', 'text', {
  caught: [...invisible.map(inEnglish), ...invisible.map(inDutch), inEnglish('**')],
  clean: [
    inEnglish('1'),
    inEnglish('–'),
    inEnglish('{{price.bread}}'),
    inDutch('é'),
    inDutch('{plan}'),
  ],
})
