import { expect, test } from 'vitest'
import { dutch, english, holdsFor } from '../corpus.ts'
import { fixed } from '../pair.ts'

holdsFor('text/ellipsis', {
  caught: [
    english('Wait... what?'),
    english('And so on ...'),
    english('“Sending...”'),
    english('One... two... three'),
    dutch('Even wachten ...'),
    dutch('“Momentje...”'),
  ],
  clean: [
    english('Ready.. almost'),
    english('https://example.com/.../file'),
    english('See ./.../page'),
    english('Dots ......'),
    english('Node 24.11.1'),
    dutch('.....'),
  ],
})

test('is mended', () => {
  expect(fixed('text/ellipsis', dutch('Versturen...'))[1]).toBe('Versturen…')
})
