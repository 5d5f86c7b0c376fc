const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Text as it stands in HTML, also between double quotes. */
export const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character)
