/** The language of a file, by the folder it lies in; undefined for what all languages share. */
export const languageOf = (file: string, languages: readonly string[]): string | undefined =>
  file.split('/').find((folder) => languages.includes(folder))
