import { expect, test } from 'vitest'
import { dutch, english, holdsFor } from '../corpus.ts'
import { fixed } from '../pair.ts'

holdsFor('text/double-capital', {
  caught: [
    english('WHat you get'),
    english('This is YOur site.'),
    english('From AMsterdam'),
    dutch('DE prijs en HEt plan'),
    dutch('BIj oplevering'),
  ],
  clean: [
    english('URLs, APIs and IDs'),
    english('OAuth and iPhone'),
    english('YouTube, LinkedIn and WhatsApp'),
    ['HPage and its team', 'HPage en het team'],
    dutch('IJsland en het IJ'),
  ],
})

test('is mended', () => {
  expect(fixed('text/double-capital', dutch('Zo, WAt je krijgt'))[1]).toBe('Zo, Wat je krijgt')
})
