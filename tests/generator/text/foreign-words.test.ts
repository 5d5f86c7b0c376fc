import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { env, execPath } from 'node:process'
import { expect, test } from 'vitest'
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

test('the detector is loaded for a text that may have two languages alone', () => {
  /** Tells on stderr when it is. */
  const hook = `
    import { registerHooks } from 'node:module'
    registerHooks({
      load(url, context, next) {
        if (url.includes('node_modules/eld/')) process.stderr.write('It is loaded.')
        return next(url, context)
      },
    })`
  const stderrOf = (text: string) =>
    spawnSync(execPath, [join(projectRoot, 'cli/launch.js'), 'validate', '--format', 'concise'], {
      cwd: folderWith(edit('nl/pages/home.yaml', /'?Wij bakken.*/, text)),
      encoding: 'utf8',
      env: { ...env, NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(hook)}` },
    }).stderr
  expect(stderrOf('Wij bakken brood, dan weet je het.')).not.toContain('It is loaded.')
  expect(stderrOf('Wij bakken brood. And you receive it at your door.')).toContain('It is loaded.')
})
