import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { readShippedWords } from '#generator/languages/interface-words.ts'
import { type Changes, checkSmallSiteWholly, smallSite } from '../../small-site.ts'
import { holdsForSites, sitesOf } from '../sites.ts'

const { words: english, notFound } = readShippedWords('en')
const words: Readonly<Record<string, unknown>> = { ...english }

/** The small site in English and a language, whose words are those of English but for some. */
const speaking = (code: string, own: unknown, others: object = { notFound }): Changes => ({
  'site.yaml': (smallSite['site.yaml'] ?? '').replace('[en, nl]', `[en, ${code}]`),
  ...Object.fromEntries(
    ['language', 'navigation', 'pages/home'].flatMap((file) => [
      [`nl/${file}.yaml`, undefined],
      [`${code}/${file}.yaml`, smallSite[`nl/${file}.yaml`]],
    ]),
  ),
  [`${code}/language.yaml`]: stringify({
    ...parse(smallSite['nl/language.yaml'] ?? ''),
    locale: code,
    words: own,
    ...others,
  }),
})

const without = (...gone: readonly string[]) =>
  Object.fromEntries(Object.entries(words).filter(([name]) => !gone.includes(name)))

test('names the words that are missing, at the others', () => {
  const portuguese = Object.fromEntries(
    Object.keys(without('menu', 'close')).map((name) => [name, 'Uma palavra']),
  )
  const source = parse(smallSite['en/language.yaml'] ?? '')
  const { diagnostics } = checkSmallSiteWholly({
    ...speaking('pt', portuguese),
    'en/language.yaml': stringify({ ...source, words: without('menu', 'close') }),
  })
  expect(diagnostics.filter(({ code }) => code.startsWith('language/missing'))).toMatchObject([
    {
      at: { file: 'content/pt/language.yaml', line: 4 },
      message: 'Diptych has no Portuguese words, and these are missing here: menu and close.',
    },
  ])
})

holdsForSites('language/missing-words', {
  caught: {
    'no words for unknown addresses': speaking('pt', words, {}),
    'no word for a menu': speaking('pt', without('menu')),
    'no word of plans, where there are some': {
      ...speaking('pt', without('popular')),
      'catalog.yaml': 'plans: []\n',
    },
    'no word': speaking('da', {}),
    'words that are none': speaking('sv', 'all'),
  },
  clean: {
    'no words of plans, where there are none': speaking('pt', without('plan', 'from', 'popular')),
    'a page of its own for unknown addresses': {
      ...speaking('pt', words, {}),
      ...Object.fromEntries(
        ['en', 'pt'].map((code) => [
          `${code}/pages/lost.yaml`,
          (smallSite[`${code === 'pt' ? 'nl' : code}/pages/home.yaml`] ?? '').replace(
            /^path: .*$/m,
            'status: 404',
          ),
        ]),
      ),
    },
    ...sitesOf(['uk', 'de-AT', 'en-US'], (code) => speaking(code, without('menu'))),
    ...sitesOf(['pt-BR'], (code) => speaking(code, words)),
  },
})
