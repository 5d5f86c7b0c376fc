import { remember } from '../remember.ts'

/** Facts, words to fill in, code, the targets of links, addresses and file names. */
const notProse =
  /\{\{[^{}]*\}\}|\[\[[^[\]]*\]\]|\{\w+\}|`[^`]*`|(?<=\])\([^()\s]*\)|\bhttps?:\/\/\S+|\bwww\.\S+|\b[\w.+-]+@[\w-]+(?:\.[\w-]+)*|@[\w-]+(?:\.[\w-]+)+|(?<![\p{L}\d])\.[a-z]{2,4}\b|\b[\w-]+(?:\.[\w-]+)*\.(?:nl|com|org|net|eu|be|de|io|dev|app|ai|example|html?|pdf|png|jpe?g|svg|webp|ya?ml|js|ts|css)\b|#[\p{L}\d_-]+|<[^<>]*>/giu

const mayNotBeProse = /[{[`(@<#.]|www|http/i

/** What some keyboards give for an apostrophe. */
const mayHaveApostrophe = /['´‘]/
const apostrophe = /['´‘](?=\p{L})|(?<=\p{L})['´‘]/gu

const blank = (text: string) => ' '.repeat(text.length)

/**
 * A text with everything that is not language blanked out. Each character that is left stands where
 * it stood.
 */
export const proseOf = remember((text) => {
  const plain = mayHaveApostrophe.test(text) ? text.replaceAll(apostrophe, '’') : text
  return mayNotBeProse.test(plain) ? plain.replaceAll(notProse, blank) : plain
})

/** Words that somebody else said: between quotation marks of any kind, apostrophes excepted. */
const quotation =
  /“[^“”]*”|„[^„”“]*[”“]|«[^«»]*»|"[^"]*"|(?<![\p{L}\d])[‘'][^‘'’]*(?:’\p{L}[^‘'’]*)*[’'](?!\p{L})/gu

const mayQuote = /[“„«"‘']/

/** The same prose without what is quoted, as long as something stands outside the quotation marks. */
export const unquoted = remember((text) => {
  if (!mayQuote.test(text)) return proseOf(text)
  const outside = text.replaceAll(quotation, blank)
  return /\p{L}/u.test(outside) ? proseOf(outside) : proseOf(text)
})
