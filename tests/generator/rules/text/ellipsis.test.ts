import { expect, test } from 'vitest'
import { dutch, english, holdsFor } from '../corpus.ts'
import { fixed } from '../pair.ts'

holdsFor('text/ellipsis', {
  caught: [
    english('Sending...'),
    english('Wait... what?'),
    english('... and more'),
    english('And so on ...'),
    english('Well...'),
    english('“Sending...”'),
    english('(more...)'),
    english('One... two... three'),
    dutch('Versturen...'),
    dutch('Even wachten ...'),
    dutch('... en meer'),
    dutch('Dus... klaar!'),
    dutch('“Momentje...”'),
    dutch('(meer...)'),
    dutch('Eén... twee'),
  ],
  clean: [
    english('Sending…'),
    english('Done.'),
    english('Ready.. almost'),
    english('https://example.com/.../file'),
    english('See ./.../page'),
    english('Dots ......'),
    english('e.g. this'),
    english('Node 24.11.1'),
    dutch('Versturen…'),
    dutch('Klaar.'),
    dutch('Enz. en z.o.z.'),
    dutch('Bijna.. klaar'),
    dutch('.....'),
    dutch('Zie ../../pagina'),
    dutch('a.u.b.'),
  ],
})

test('is mended', () => {
  expect(fixed('text/ellipsis', dutch('Versturen...'))[1]).toBe('Versturen…')
})
