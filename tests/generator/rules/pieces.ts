import { editBoth } from '../edit.ts'
import type { Changes } from '../small-site.ts'

/** A callout with a text, at the end of the home page in both languages. */
export const callout = (text: string): Changes =>
  editBoth(
    'pages/home.yaml',
    /$/,
    `  - type: action
    id: call
    tile: key
    text: '${text}'
    actions: [{ label: Home, to: home }]
    look: line
`,
  )

/** A form with a field of its own, beside a name. */
export const form = (field: string) => `fields:
  - { name: who, kind: text, label: Who }
  - ${field}
submit: Send
processing: Sending
confirmation: { heading: Thanks, text: We bake. }
`
