import { expect, test } from 'vitest'
import { dutch, english, holdsFor } from '../corpus.ts'
import { findingsOfPair } from '../pair.ts'

/** The tests run on 21 November 2026. */
holdsFor('claims/expired-forecast', {
  caught: [
    english('80% by 2025'),
    english('By 2020, most sales are online.'),
    english('Half of all visits are on a phone by the end of 2024.'),
    english('We expect to double before 2023'),
    english('A third more by 2019.'),
    english('By  1999 every house has one'),
    english('twice as many by 2025, says the study'),
    english('Every bakery delivers before the end of 2022.'),
    dutch('80% tegen 2025'),
    dutch('De helft vóór 2024.'),
    dutch('Tegen 2020 is alles online.'),
    dutch('Uiterlijk in 2023 is het klaar'),
    dutch('een derde meer tegen eind 2021'),
    dutch('Voor 2025 verdubbelt het aantal.'),
    dutch('Tegen het eind van 2019 (schatting)'),
    dutch('twee keer zoveel voor eind 2022'),
  ],
  clean: [
    english('80% by 2030'),
    english('Half of all visits by 2026.'),
    english('In 2020 we moved to Haarlem.'),
    english('Since 2019 we bake at night.'),
    english('By 2,025 visitors a month'),
    english('A screen of 1920 by 1080 pixels'),
    english('Stand by 24/7'),
    english('Order by 20:25 today'),
    english('Paid by 2025-11-01'),
    english('Written by Noor in 2021'),
    english('nearby 2020 other bakeries'),
    dutch('80% tegen 2030'),
    dutch('In 2020 zijn we verhuisd.'),
    dutch('Voor 2.025 bezoekers per maand'),
    dutch('Tegen 20 procent rente'),
    dutch('daarvoor 2020 keer geprobeerd'),
    dutch('Voor 1 juni 2025 bestelden er twaalf.'),
  ],
})

test('names the words and the year', () => {
  expect(
    findingsOfPair('claims/expired-forecast', ['80% by 2025', 'Een zin.']).map(
      ({ message, severity }) => `${severity}: ${message}`,
    ),
  ).toEqual(['info: “by 2025” is a forecast, and 2025 is over.'])
})
