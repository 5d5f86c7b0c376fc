/** The name of a downloaded quiz, one that every operating system accepts. */
export const fileName = (company: string, prefix: string): string =>
  `${[prefix, ...(company.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])].join('-').slice(0, 60)}.html`
