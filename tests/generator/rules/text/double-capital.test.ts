import { expect, test } from 'vitest'
import { dutch, english, holdsFor } from '../corpus.ts'
import { fixed } from '../pair.ts'

holdsFor('text/double-capital', {
  caught: [
    english('WHat you get'),
    english('HEllo there'),
    english('This is YOur site.'),
    english('COre is enough.'),
    english('THe price'),
    english('From AMsterdam'),
    english('Send ANd wait'),
    english('ADvance and Pro'),
    dutch('WAt je krijgt'),
    dutch('HAllo daar'),
    dutch('Dit is JOuw site.'),
    dutch('DE prijs en HEt plan'),
    dutch('VAnaf € 599'),
    dutch('Plan EEn gesprek'),
    dutch('UIt Amsterdam'),
    dutch('BIj oplevering'),
  ],
  clean: [
    english('What you get'),
    english('FAQs and PDFs'),
    english('URLs, APIs and IDs'),
    english('A CMS with SEO'),
    english('OAuth and iPhone'),
    english('YouTube, LinkedIn and WhatsApp'),
    english('B2B and HTML5'),
    english('USA'),
    english('McDonald and MacBook'),
    ['HPage and its team', 'HPage en het team'],
    dutch('IJsland en het IJ'),
    dutch('IJmuiden, IJsselmeer'),
    dutch('De AVG en de KvK'),
    dutch('Btw-nummer en BTW'),
    dutch('KPIs en CRM'),
    dutch('ZZP’ers en MKB-bedrijven'),
    dutch('PC’s en tv’s'),
    dutch('PDF’jes'),
  ],
})

test('is mended', () => {
  expect(fixed('text/double-capital', dutch('Zo, WAt je krijgt'))[1]).toBe('Zo, Wat je krijgt')
})
