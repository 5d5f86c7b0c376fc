import { expect, test } from 'vitest'
import { paragraphsOf } from '#renderer/client/builder/paragraphs.ts'

test.for([
  { description: 'One line.', paragraphs: ['One line.'] },
  { description: 'One.\n\n Two.\n', paragraphs: ['One.', ' Two.'] },
  {
    description: 'This week:\n1. Rise.\n2) Bake.\nThen rest.\n1. Sell.',
    paragraphs: ['This week:', ['Rise.', 'Bake.'], 'Then rest.', ['Sell.']],
  },
  { description: '3.5 loaves', paragraphs: ['3.5 loaves'] },
])('$description', ({ description, paragraphs }) =>
  expect(paragraphsOf(description)).toEqual(paragraphs),
)
