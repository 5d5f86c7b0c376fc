import * as alt from './alt.ts'
import * as art from './art.ts'
import * as brand from './brand.ts'
import * as catalog from './catalog.ts'
import * as content from './content.ts'
import * as facts from './facts.ts'
import * as glossary from './glossary.ts'
import * as language from './language.ts'
import * as links from './links.ts'
import * as markup from './markup.ts'
import * as page from './page.ts'
import * as parity from './parity.ts'
import * as placeholders from './placeholders.ts'
import * as quiz from './quiz.ts'
import * as reference from './reference.ts'
import type { Rule } from './rule.ts'
import * as seo from './seo.ts'
import * as standIn from './stand-in.ts'
import * as text from './text.ts'
import * as translation from './translation.ts'
import * as yaml from './yaml.ts'

/** Everything that a family exports is a rule. */
export const rules: readonly Rule[] = [
  alt,
  art,
  brand,
  catalog,
  content,
  facts,
  glossary,
  language,
  links,
  markup,
  page,
  parity,
  placeholders,
  quiz,
  reference,
  seo,
  standIn,
  text,
  translation,
  yaml,
].flatMap((family): readonly Rule[] => Object.values(family))
