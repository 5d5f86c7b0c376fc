import { expect, test } from 'vitest'
import { documentFaults } from './document-faults.ts'

const paths = new Set(['/', '/plans'])

test.for([
  { html: '<p>From undefined</p>', fault: '<p> says "From undefined"' },
  { html: '<p>€NaN</p>', fault: '<p> says "€NaN"' },
  { html: '<p>{{price.core}}</p>', fault: '<p> says "{{price.core}}"' },
  { html: '<p>[object Object]</p>', fault: '<p> says "[object Object]"' },
  { html: '<p class="columns-undefined">A</p>', fault: '<p> says "columns-undefined"' },
  { html: '<h2> </h2>', fault: '<h2> is empty' },
  { html: '<h2><svg></svg></h2>', fault: '<h2> is empty' },
  { html: '<button></button>', fault: '<button> has no name: []' },
  {
    html: '<a href="/plans"><svg></svg></a>',
    fault: '<a> has no name: [{"name":"href","value":"/plans"}]',
  },
  { html: '<a href="">A</a>', fault: 'the link "A" leads to ""' },
  { html: '<a>A</a>', fault: 'the link "A" leads to ""' },
  { html: '<a href="#">A</a>', fault: 'the link "A" leads to "#"' },
  { html: '<a href="#there">A</a>', fault: 'the link "A" leads to "#there"' },
  { html: '<a href="/plan">A</a>', fault: 'the link "A" leads to "/plan"' },
  { html: '<ul></ul>', fault: '<ul> is empty' },
  { html: '<table><tbody></tbody></table>', fault: '<tbody> is empty' },
  { html: '<p id="a">A</p><p id="a">B</p>', fault: 'the id "a" is used twice' },
])('$html', ({ html, fault }) => {
  expect(documentFaults(html, paths)).toEqual([fault])
})

test.for([
  '<h1>A</h1><ul><li>A</li></ul>',
  '<a href="/plans#core">A</a>',
  '<a href="/"><svg role="img" aria-label="Home"></svg></a>',
  '<button aria-label="Close"><svg></svg></button>',
  '<a href="https://bakery.example">A</a><a href="mailto:a@bakery.example">B</a>',
  '<p id="there">A</p><a href="#there">B</a>',
  '<script>const a = undefined</script><p>The undefinedness of NaNs</p>',
])('%s is in order', (html) => {
  expect(documentFaults(html, paths)).toEqual([])
})
