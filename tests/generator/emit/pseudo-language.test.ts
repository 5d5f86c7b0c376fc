import { expect, test } from 'vitest'
import { pseudoText } from '#generator/emit/pseudo-language.ts'

test.for([
  ['Plan a call', 'Plååñ åå çååll'],
  ['About us', 'Ååbööûût ûûss'],
  ['including VAT', 'îîñçlûûdîîñg VÅÅT'],
  ['AI-assisted', 'ÅÅÎÎ-ååssssîîsstééd'],
  ['from {{price.core}} on', 'frööm {{price.core}} ööñ'],
  ['Step {step} of {total}', 'Sstéép {step} ööf {total}'],
  ['on [[date]]', 'ööñ [[date]]'],
  ['see [our plans](plans/core#price)', 'sséééé [ööûûr plååñss](plans/core#price)'],
  ['**bold** and *soft*\n\n- one\n- two', '**bööld** ååñd *ssööft*\n\n- ööñéé\n- twöö'],
  ['mail hello@bakery.example now', 'mååîîl hello@bakery.example ñööw'],
  ['at https://bakery.example/a?b=c today', 'ååt https://bakery.example/a?b=c töödååÿÿ'],
  ['at bakery.example. Ask', 'ååt bakery.example. Ååssk'],
  ['a&nbsp;b', 'åå&nbsp;b'],
  ['24/7', '24/7'],
  ['over 20 per cent', 'öövéér 20 péér çééñt'],
  ['Булочна в Гарлемі', 'Буллочнна в Гаррлеммі'],
  ['パンの店、 2日', 'パンのの店、 2日'],
] as const)('%s → %s', ([text, expected]) => {
  expect(pseudoText(text)).toBe(expected)
})

test('a text that would be longer than is allowed gets accents only', () => {
  expect(pseudoText('Call us', 10)).toBe('Çååll ûûss')
  expect(pseudoText('Call us', 9)).toBe('Çåll ûs')
})
