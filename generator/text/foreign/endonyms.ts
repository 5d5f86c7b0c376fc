import { languageName } from '../../languages/language-name.ts'

/** The languages that a site may name in their own words. */
const codes =
  'ar bg bn ca cs cy da de el en es et eu fa fi fr fy ga gl he hi hr hu hy id is it ja ka ko lb lt lv mk ms mt nb nl no pl pt ro ru sk sl sq sr sv sw th tr uk ur vi zh'

/** What languages call themselves, in lower case. A list of languages is not translated. */
export const collectEndonyms = (): ReadonlySet<string> =>
  new Set(codes.split(' ').flatMap((code) => languageName(code, code).toLowerCase().split(/\s+/)))
