import { expect, test } from 'vitest'
import { joinStyles } from '#renderer/site/bundle/styles/join-styles.ts'

test.for<{ what: string; sheets: readonly string[]; joined: string }>([
  { what: 'nothing', sheets: [], joined: '' },
  { what: 'no layer', sheets: ['a{b:c}', 'd{e:f}'], joined: 'a{b:c}d{e:f}' },
  {
    what: 'one layer',
    sheets: ['@layer ui{a{b:c}}', '@layer ui{d{e:f;&:hover{g:h}}}'],
    joined: '@layer ui{a{b:c}d{e:f;&:hover{g:h}}}',
  },
  {
    what: 'several blocks in a sheet',
    sheets: ['@layer ui{a{b:c}}@layer ui{d{e:f}}@layer base{g{h:i}}', '@layer base{j{k:l}}'],
    joined: '@layer ui{a{b:c}d{e:f}}@layer base{g{h:i}j{k:l}}',
  },
  {
    what: 'the order of layers between blocks',
    sheets: ['@layer a,b;@layer a{c{d:e}}', '@layer b{f{g:h}}', '@layer a{i{j:k}}'],
    joined: '@layer a,b;@layer a{c{d:e}}@layer b{f{g:h}}@layer a{i{j:k}}',
  },
  {
    what: 'a rule beside the layers',
    sheets: ['@layer a{b{c:d}}', 'e:active{f:g}', '@layer a{h{i:j}}'],
    joined: '@layer a{b{c:d}}e:active{f:g}@layer a{h{i:j}}',
  },
  {
    what: 'braces in texts',
    sheets: ['@layer a{b{content:"}"}}', `@layer a{c{content:'{\\''}}`],
    joined: `@layer a{b{content:"}"}c{content:'{\\''}}`,
  },
  {
    what: 'layers inside others',
    sheets: ['@media print{@layer a{b{c:d}}}', '@layer a{e{f:g}}'],
    joined: '@media print{@layer a{b{c:d}}}@layer a{e{f:g}}',
  },
])('style sheets with $what', ({ sheets, joined }) => {
  expect(joinStyles(sheets)).toBe(joined)
})
