import { spawnSync } from 'node:child_process'
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { env, execPath } from 'node:process'
import { describe, expect, test } from 'vitest'
import { identify } from '#generator/text/foreign-words.ts'
import { folderWith } from '../../cli/diptych.ts'
import { projectRoot } from '../../support/project-root.ts'
import { edit } from '../edit.ts'

test.for([
  ['we bake at night and deliver before', 'nl', ['en'], 'en'],
  ['wij bakken in de nacht en bezorgen', 'en', ['nl', 'de'], 'nl'],
  ['wij bakken in de nacht en bezorgen', 'en-GB', ['de', 'nl-BE'], 'nl-BE'],
  ['wij bakken in de nacht en bezorgen', 'nl', ['en', 'de'], undefined],
  ['ми печемо вночі та привозимо до', 'nl', ['uk'], 'uk'],
  ['vi baker om natten og leverer brødet', 'en', ['nb', 'nl'], 'nb'],
  ['we bake at night and deliver before', 'nb', ['nl'], undefined],
  ['we bake at night and deliver before', 'nl', [], undefined],
  ['we bake at night and deliver before', 'xx', ['en'], undefined],
  ['wij bakken in de nacht en bezorgen', 'en', ['xx'], undefined],
  ['מאפים בלילה ומביאים לפני הבוקר הביתה', 'en', ['he'], 'he'],
  ['نخبز في الليل ونوصل قبل الفجر', 'en', ['ar'], 'ar'],
  ['', 'en', ['nl'], undefined],
  ['🙂 🙂 🙂', 'en', ['nl'], undefined],
  ['constructor __proto__ toString valueOf', 'en', [], undefined],
] as const)('“%s”, in %s, beside %s: %s', ([text, own, others, language]) => {
  expect(identify(text, own, others)).toBe(language)
})

describe('of the packages, the detector is loaded', () => {
  /** Tells on stderr when it is. */
  const hook = `
    import { registerHooks } from 'node:module'
    registerHooks({
      load(url, context, next) {
        if (url.includes('node_modules/eld/')) process.stderr.write('It is loaded.')
        return next(url, context)
      },
    })`
  const validate = (cwd: string) => {
    const { stdout, stderr } = spawnSync(
      execPath,
      [join(projectRoot, 'cli/launch.js'), 'validate', '--format', 'concise'],
      {
        cwd,
        encoding: 'utf8',
        env: { ...env, NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(hook)}` },
      },
    )
    return {
      isTold: stdout.includes('language/wrong-language'),
      isLoaded: stderr.includes('It is loaded.'),
    }
  }

  test('for a text that may have two languages, until it is known what it has', () => {
    const cwd = folderWith(
      edit(
        'nl/pages/home.yaml',
        /'?Wij bakken.*/,
        'Wij bakken brood, and you receive it at your door.',
      ),
    )
    const pageIn = (language: string) => join(cwd, `content/${language}/pages/home.yaml`)
    expect(validate(cwd)).toEqual({ isTold: true, isLoaded: true })

    appendFileSync(join(cwd, 'content/nl/navigation.yaml'), '# Nothing.\n')
    expect(validate(cwd)).toEqual({ isTold: true, isLoaded: false })

    const text = readFileSync(pageIn('nl'), 'utf8')
    writeFileSync(pageIn('nl'), text.replace(/, and you .*/, ', dan weet je het.'))
    expect(validate(cwd)).toEqual({ isTold: false, isLoaded: false })
  })
})
