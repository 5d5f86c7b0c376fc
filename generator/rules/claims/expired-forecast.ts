import { textPlace } from '../../model/text-place.ts'
import { translatableTexts } from '../../model/texts.ts'
import { formatPath } from '../../read/path.ts'
import { figureContext } from '../../text/figures/figures-in.ts'
import { defineItemRule } from '../rule.ts'

export const rule = defineItemRule({
  code: 'claims/expired-forecast',
  severity: 'info',
  summary: 'A forecast is about a year to come.',
  why: 'A forecast whose year is over makes the whole page look old. Keep it if the source says it that way.',
  example: { before: 'value: 80% by 2025', after: 'value: 80% by 2030' },

  messages: {
    over: {
      message: '“{forecast}” is a forecast, and {year} is over.',
      hint: 'Say what has become of it, or look for a newer one.',
    },
  },
  items: translatableTexts,

  create: (site) => {
    const lastYear = Number(site.today.slice(0, 4)) - 1
    const patterns = new Map(
      site.languages.map(({ code }) => {
        const { deadlines } = figureContext(site, code).format.words
        const words = deadlines.map((word) => word.replaceAll(' ', String.raw`\s+`)).join('|')
        const pattern = String.raw`(?<![\p{L}\d])(?:${words})\s+((?:19|20)\d\d)(?![\d/-]|[.,]\d)`
        return [code, words === '' ? undefined : new RegExp(pattern, 'iu')]
      }),
    )

    return (text) => {
      const found = /\d{4}/.test(text.text) ? patterns.get(text.language)?.exec(text.text) : null
      const [forecast = '', year = ''] = found ?? []
      if (!found || Number(year) > lastYear) return []
      return [
        {
          messageId: 'over',
          data: { forecast, year },
          at: textPlace(text, { index: found.index, length: forecast.length }),
          path: formatPath(text.path, text.document.data),
          values: { [text.language]: text.text },
        },
      ]
    }
  },
})
