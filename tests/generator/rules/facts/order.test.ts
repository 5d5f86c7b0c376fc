import { expect, test } from 'vitest'
import { holdsFor } from '../corpus.ts'
import { findingsOfPair } from '../pair.ts'

holdsFor('facts/order', {
  caught: [
    ['Core and Advance cost €599 and €1,199.', 'Core en Advance kosten € 1.199 en € 599.'],
    ['€599, €1,199 and €1,999', '€ 599, € 1.999 en € 1.199'],
    ['25% at the start, 75% on delivery', '75% bij de start, 25% bij oplevering'],
    ['{{payment.start}} then {{payment.delivery}}', '{{payment.delivery}} dan {{payment.start}}'],
    ['{{price.core}} or {{price.advance}}', '{{price.advance}} of {{price.core}}'],
    ['64%, 35% and 12.2%', '64%, 12,2% en 35%'],
    ['From €10 to €50', 'Van € 50 tot € 10'],
    ['€69 an hour or €599 in all', '€ 599 per uur of € 69 in totaal'],
    ['**€599** and **€1,199**', '**€ 1.199** en **€ 599**'],
    ['30% less time, 20% less cost', '20% minder tijd, 30% minder kosten'],
    ['83% and 73%', '73% en 83%'],
    ['€599/€1,199', '€ 1.199/€ 599'],
    ['{{vat.rate}} on €599', '€ 599 en daarover {{vat.rate}}'],
    ['5% now, €50 later', '€ 50 nu, 5% later'],
    ['€1, €2, €3', '€ 1, € 3, € 2'],
  ],
  clean: [
    ['Core and Advance cost €599 and €1,199.', 'Core en Advance kosten € 599 en € 1.199.'],
    ['25% at the start, 75% on delivery', '25% bij de start, 75% bij oplevering'],
    ['{{payment.start}}, then {{payment.delivery}}', '25%, dan 75%'],
    ['€599', '€ 599'],
    ['€10-50', '€ 10-50'],
    ['In 3 weeks, with 2 rounds', 'Met 2 rondes, in 3 weken'],
    ['10 questions in 2 minutes', 'In 2 minuten 10 vragen'],
    ['€599 in 3 weeks', 'In 3 weken voor € 599'],
    ['12 months at €10', 'Voor € 10, 12 maanden lang'],
    ['€599 and €599', '€ 599 en € 599'],
    ['25% and 75%', '25% en 80%'],
    ['€599 and €1,199', '€ 599'],
    ['1 June 2025, 20 June 2025', '20 juni 2025, 1 juni 2025'],
    ['no figures at all', 'geen getallen'],
    ['21% of €599', '21% van € 599'],
  ],
})

test.for([
  ['€599 and €1,199', '€ 1.199 en € 599', 'warning'],
  [
    'You pay {{payment.start}} at the start and {{payment.delivery}} on delivery. Then {{hosting.yearly}}.',
    'Je betaalt {{payment.delivery}} bij de start en {{payment.start}} bij oplevering. Dan {{hosting.yearly}}.',
    'warning',
  ],
  ['Save 30% and pay €599', 'Betaal € 599 en bespaar 30%', 'info'],
  ['25% at the start, 75% on delivery', '75% bij oplevering, 25% bij de start', 'info'],
] as const)('%s | %s is a %s', ([en, nl, severity]) => {
  expect(findingsOfPair('facts/order', [en, nl])).toMatchObject([{ severity }])
})
