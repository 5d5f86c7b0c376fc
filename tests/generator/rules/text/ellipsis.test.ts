import { expect, test } from 'vitest'
import { dutch, english, holdsFor } from '../corpus.ts'
import { fixed } from '../pair.ts'

holdsFor('text/ellipsis', {
  caught: [
    english('Sending...'),
    english('One... two... three'),
    dutch('Even wachten ...'),
    dutch('Dus... klaar!'),
    dutch('“Momentje...”'),
  ],
  clean: [
    english('https://example.com/.../file'),
    english('Dots ......'),
    dutch('Enz. en z.o.z.'),
    dutch('Bijna.. klaar'),
    dutch('Zie ../../pagina'),
  ],
})

test('is mended', () => {
  expect(fixed('text/ellipsis', dutch('Versturen...'))[1]).toBe('Versturen…')
})
