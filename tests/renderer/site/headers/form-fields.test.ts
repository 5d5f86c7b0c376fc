import { expect, test } from 'vitest'
import { checkFormFields } from '#renderer/site/headers/form-fields.ts'

const forms = [
  {
    name: 'contact',
    fields: [
      { name: 'email', kind: 'email' as const, required: true },
      { name: 'size', kind: 'radio' as const, required: false },
    ],
    languages: {},
  },
]
const hidden = '<input type="hidden" name="form-name" value="contact"/>'
const email = '<input type="email" id="a" name="email" required=""/>'
const size =
  '<label><input type="radio" name="size" value="s"/></label><input type="radio" name="size" value="l"/>'

test.for([
  { name: 'all of its fields', markup: `${hidden}${email}${size}`, says: undefined },
  {
    name: 'what only the server wants too',
    markup: `<input value="contact" name="form-name"/>${email}${size}<input name="bot-field"/><button>Send</button>`,
    says: undefined,
  },
  { name: 'no name: it is no form of the API', markup: email, says: undefined },
  {
    name: 'a field too many',
    markup: `${hidden}${email}${size}<textarea name="phone"></textarea>`,
    says: 'phone',
  },
  { name: 'a field too few', markup: `${hidden}${email}`, says: 'size' },
  { name: 'an unknown name', markup: hidden.replace('contact', 'other'), says: '"other"' },
  {
    name: 'no word for hosts that take forms',
    markup: `${hidden}${email}${size}`,
    says: 'hosts',
    attributes: '',
  },
])('a form with $name', ({ markup, says, attributes = ' name="contact" data-netlify="true"' }) => {
  const documents = new Map([
    ['nl/index.html', `<main><form method="post"${attributes}>${markup}</form></main>`],
  ])
  const check = () => checkFormFields(documents, { forms })

  if (says === undefined) expect(check).not.toThrow()
  else expect(check).toThrow(new RegExp(`^nl/index.html.*${says}`))
})
