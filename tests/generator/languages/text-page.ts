/** A page of the small site with a text. */
export const page = (title: string, text: string) => `title: ${title}
description: ${title} – ${title}
unlisted: true
sections:
  - type: action
    id: about
    tile: key
    text: ${JSON.stringify(text)}
    actions: [{ label: Blog, to: home }]
    look: line
`
