import { expect, test } from 'vitest'
import { onlyBlocks, terseStyles, withoutBlocks } from '#renderer/site/bundle/styles/style-parts.ts'

test.for<{ text: string; starts: readonly string[]; without: string; only: string }>([
  {
    text: '@layer a,b;@layer a{@font-face{c:d}e{f:g}}@font-face{h:i}',
    starts: ['@font-face'],
    without: '@layer a,b;@layer a{e{f:g}}',
    only: '@layer a{@font-face{c:d}}@font-face{h:i}',
  },
  {
    text: '@layer a{b{c:d;@media (scripting:none){e:f;& g{h:i}}}}@layer late{j{k:l}}',
    starts: ['@layer late', '@media (scripting:none)'],
    without: '@layer a{b{c:d}}',
    only: '@layer a{b{@media (scripting:none){e:f;& g{h:i}}}}@layer late{j{k:l}}',
  },
  {
    text: '@layer a{b{@media (scripting:none){c:d}}e{f:g}}',
    starts: ['@media (scripting:none)'],
    without: '@layer a{e{f:g}}',
    only: '@layer a{b{@media (scripting:none){c:d}}}',
  },
  { text: '@layer a{b{c:d}}', starts: ['@layer late'], without: '@layer a{b{c:d}}', only: '' },
])('the blocks $starts of $text', ({ text, starts, without, only }) => {
  expect(withoutBlocks(text, ...starts)).toBe(without)
  expect(onlyBlocks(text, ...starts)).toBe(only)
})

test.for([
  ['a{& b{c:d}}', 'a{b{c:d}}'],
  ['a{& .b,& > c{d:e}}', 'a{.b,> c{d:e}}'],
  ['a{&>b{c:d}&+e{f:g}}', 'a{>b{c:d}+e{f:g}}'],
  ['a{& :is(b,c):d{e:f}}', 'a{:is(b,c):d{e:f}}'],
  ['a{@media (b){& c{d:e}}}', 'a{@media (b){c{d:e}}}'],
  ['a{& b{& c{d:e}}}', 'a{b{c{d:e}}}'],
  // What is attached to the rule around it, or stands behind another selector, names that rule.
  ...[
    'a{&:b{c:d}}',
    'a{&.b{c:d}}',
    'a{&[b]{c:d}}',
    'a{&:before{c:d}}',
    'a{.b &{c:d}}',
    'a{:is(.b,.c &){d:e}}',
  ].map((same) => [same, same]),
  ['a{b:c(d, e) f, g}', 'a{b:c(d,e) f,g}'],
  [`a{b:"c, d", 'e, f'}`, `a{b:"c, d",'e, f'}`],
  [
    'a{-webkit-text-decoration-color:b;text-decoration-color:b;-webkit-text-size-adjust:c}',
    'a{text-decoration-color:b;-webkit-text-size-adjust:c}',
  ],
] as const)('%s is shorter', ([text, shorter]) => {
  expect(terseStyles(text)).toBe(shorter)
})
