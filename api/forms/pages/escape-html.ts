const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Text as it may stand in a document, between tags or inside a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.toWellFormed().replaceAll(/[&<>"]/g, (character) => entities[character] ?? character)
