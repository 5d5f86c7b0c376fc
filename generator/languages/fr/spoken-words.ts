import type { SpokenWords } from '../language.ts'
import { fractionWords } from '../word-set.ts'

export const spokenWords: SpokenWords = {
  spokenTimes: {
    '{h} heures? et demie?': [[30, 0]],
    '{h} heures? et quart': [[15, 0]],
    '{h} heures?(?: et)? trois quarts': [[45, 0]],
    '{h} heures? moins (?:le |un )?quart': [[-15, 0]],
    '{h} heures? moins {m}': [[0, -1]],
    '{h} heures?(?: {m})?': [[0, 1]],
    '{h} ?h(?: ?{m})?': [[0, 1]],
    'midi et demie?': [[750, 0]],
    'midi et quart': [[735, 0]],
    'midi moins le quart': [[705, 0]],
  },
  fractions: fractionWords(
    'tiers quart|quarts cinquième|cinquièmes sixième|sixièmes septième|septièmes huitième|huitièmes neuvième|neuvièmes dixième|dixièmes',
    { demi: 1 / 2, demie: 1 / 2, moitié: 1 / 2 },
  ),
  plus: 'et',
  ofUnit: "(?:de )?(?:la |l['’]|un |une )|du |de |d['’]|",
  partOf: 'sur les|sur|/',
  // One client in three is *un client sur trois*.
  every: '(?!)',
}
