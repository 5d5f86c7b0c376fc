import { domainToASCII, domainToUnicode } from 'node:url'
import type { Submission } from '../store/submission.ts'

/** Returns a function that tells whether a submission has an e-mail address, in a field or in the body. */
export function mentions(address: string): (submission: Submission) => boolean {
  const spellings = spellingsOf(address).map((spelling) => RegExp.escape(spelling))
  // An empty pattern would find everything.
  if (spellings.length === 0) return () => false
  const wanted = new RegExp(`(?<!${neighbour})(?:${spellings.join('|')})(?![\\w-]|\\.\\w)`, 'iu')
  return ({ fields, extra, raw }) => {
    const body = new TextDecoder().decode(raw)
    const texts = [
      ...fields.flat(),
      ...extra.flat(),
      body,
      ...[...new URLSearchParams(body)].flat(),
    ]
    return texts.some((text) => wanted.test(inOneSpelling(text)))
  }
}

/** Characters that are part of an e-mail address. Next to a match, they make it another address. */
const neighbour = "[\\w.!#$%&'*+/=?^`{|}~-]"

/** One spelling for all that look the same: composed, of usual width, without characters that nobody sees. */
const inOneSpelling = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFKC')

/** An address with its domain in letters and as DNS writes it. */
function spellingsOf(address: string): readonly string[] {
  const usual = inOneSpelling(address).trim()
  const at = usual.lastIndexOf('@')
  const [local, domain] = [usual.slice(0, at + 1), usual.slice(at + 1)]
  const domains = [domain, domainToASCII(domain), domainToUnicode(domain)]
  return domains.filter((each) => each !== '').map((each) => `${local}${each}`)
}
