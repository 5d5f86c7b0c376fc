import { expect, test } from 'vitest'
import { checkContent } from '#generator/index.ts'
import { harmlessEdits } from '../mutations/harmless-edits.ts'
import { schemas, validators } from '../support/project-schemas.ts'

test.for(Object.entries(harmlessEdits))(
  'an edit that %s raises no alarm',
  ([, { files, folder = 'content' }]) => {
    const { diagnostics } = checkContent({
      ...{ files, folder, schemas, validators, today: '2026-11-22' },
    })
    expect(diagnostics.filter(({ severity }) => severity !== 'info')).toEqual([])
  },
)
