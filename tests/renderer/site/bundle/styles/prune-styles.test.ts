import { expect, test } from 'vitest'
import { namesIn, prunableSheet } from '#renderer/site/bundle/styles/prune-styles.ts'

const markup =
  '<main id="x"><h2 class="lead">a</h2><a class="more quiet" href="#"><svg class="icon"></svg></a></main>'
const names = namesIn(markup)

test('a page has its elements, those around it, and its classes', () => {
  expect([...names].toSorted()).toEqual(
    '.icon .lead .more .quiet a body h2 head html main svg'.split(' '),
  )
})

test.for([
  ['a class of the page', '.more{a:b}'],
  ['an element of the page', 'h2{a:b}'],
  ['elements around it', 'html,body{a:b}'],
  ['all classes of a selector', '.more.quiet>.icon{a:b}'],
  ['what names nothing', '*,:root,::before,#root,[hidden]{a:b}'],
  ['a state', '.more:focus-visible:not(.gone),.more[open]{a:b}'],
  ['a choice, which may hold others', ':is(.more,.gone) svg,:is(.gone)+h2{a:b}'],
  ['what answers to more than a pointer', '.more:is(:hover,:focus-within) .icon{a:b}'],
  ['nested rules', '.more{a:b;& .icon{c:d;&>svg{e:f}}.quiet &{g:h}}'],
  ['declarations after nested rules', '.more{a:b;& .icon{c:d}e:f}'],
  ['groups', '@layer ui{@media (width<20em){.more{a:b}}@supports (a:b){a{c:d}}}'],
  [
    'fonts, key frames and the order of layers',
    '@layer a,b;@font-face{a:b}@keyframes gone{to{a:b}}',
  ],
  [
    'braces, commas and signs in texts',
    `.more:before{content:"}.gone{"}a[title="a,.gone"]{a:'\\';'}`,
  ],
  ['semicolons in addresses', '.more{a:url(data:x;y,{});b:c}'],
])('%s stay', ([, sheet = '']) => {
  expect(prunableSheet(sheet).prunedFor(names)).toBe(sheet)
})

test.for([
  ['another class', '.gone{a:b}.more{c:d}', '.more{c:d}'],
  ['another element', 'h3{a:b}h2{c:d}', 'h2{c:d}'],
  ['one of two classes', '.more.gone{a:b}.gone .more{c:d}', ''],
  ['an element inside another class', '.gone>h2,h2+.gone{a:b}', ''],
  ['some of a list', '.gone,.more,h3{a:b}', '.more{a:b}'],
  ['a class beside a choice', '.gone:not(.more){a:b}.gone:is(a,b){c:d}', ''],
  ['a pseudo-element of another', '.gone::before{a:b}', ''],
  ['a name that starts alike', '.mo,.more-link,h22{a:b}', ''],
  ['what nests in another', '.gone{a:b;& .more{c:d}}', ''],
  ['nested rules for another', '.more{a:b;&.gone{c:d}.gone &{e:f}}', '.more{a:b}'],
  ['a state of no element', '.more:disabled{a:b}h2:not(:disabled){c:d}', 'h2:not(:disabled){c:d}'],
  ['what is left empty', '@layer ui{@media print{.gone{a:b}}.more{&.gone{c:d}}}', ''],
  [
    'an answer to a pointer',
    '.more{a:b;&:hover{c:d}}a:hover svg,a:focus{e:f}',
    '.more{a:b}a:focus{e:f}',
  ],
])('%s is left out', ([, sheet = '', left]) => {
  expect(prunableSheet(sheet).prunedFor(names)).toBe(left)
})

test('a sheet tells which names decide', () => {
  expect(
    prunableSheet('@layer ui{.a>b{c:d;&.e{f:g}}}:is(.h){i:j}@keyframes k{to{l:m}}').names,
  ).toEqual(['.a', 'b', '.e'])
})
