import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkOwnStyles } from '#renderer/site/bundle/own-styles.ts'
import { temporaryFolder } from '../../../generator/temporary-folder.ts'
import { ownProject } from '../../../support/project.ts'

const file = 'sections/guest-book/section.css'

/** Checks a site whose section type has this style sheet. */
function check(css: string) {
  const site = temporaryFolder({ [file]: css })
  return checkOwnStyles({ ...ownProject, site, sections: join(site, 'sections') })
}

test.for([
  '.guest-book { color: red; .quote-large { color: blue; } > p + p { margin: 0; } }',
  '.guest-book-line:has(> .quote-large) li, .guest-book .button { color: red; }',
  '@layer sections { @media print { .guest-book { color: red; } } }',
  '.guest-book { :root & { color: red; } .quote-large + & { color: blue; } }',
  '@import "diptych/kit/tint.css";\n.guest-book { color: red; }',
  '.button.guest-book { color: red; }',
  '@keyframes guest { from { opacity: 0; } }',
])('may style its own: %s', async (css) => {
  await expect(check(css)).resolves.toBeUndefined()
})

test.for([
  { css: 'h2 { color: red; }', place: '1:1' },
  { css: '* { color: red; }', place: '1:1' },
  { css: ':root { --bg: red; }', place: '1:1' },
  { css: '.quote-large { color: red; }', place: '1:1' },
  { css: '.guest-book { color: red; }\n.guest-book, .button { color: red; }', place: '2:1' },
  { css: '@layer sections {\n  .quote-large .guest-book { color: red; }\n}', place: '2:3' },
  { css: ':is(.guest-book) p { color: red; }', place: '1:1' },
  { css: '@media print {\n  #quote { color: red; }\n}', place: '2:3' },
  { css: 'body:has(.guest-book) { color: red; }', place: '1:1' },
])('is refused at its place: $css', async ({ css, place }) => {
  await expect(check(css)).rejects.toMatchObject({
    name: 'OperatorError',
    message: expect.stringMatching(new RegExp(`^${file}:${place}: [^\\n]+\\.$`)),
    hint: expect.stringMatching(/\.$/),
  })
})

test('the section types of this site style their own', async () => {
  await expect(checkOwnStyles(ownProject)).resolves.toBeUndefined()
})
