/** A form with a field of its own, beside a name. */
export const form = (field: string) => `fields:
  - { name: who, kind: text, label: Who }
  - ${field}
submit: Send
processing: Sending
confirmation: { heading: Thanks, text: We bake. }
`
