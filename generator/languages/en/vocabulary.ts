import type { Vocabulary } from '../language.ts'
import { wordList, wordSet } from '../word-set.ts'

export const vocabulary: Vocabulary = {
  functionWords: wordSet(`
    the and but with without from for your yours you our ours they them their there this that these
    those she his him its are were been being have having does did doing would should could might not
    what which who whom whose when where why how while because if then than about into onto between
    before after during through again against each every some any both few more other such very my by
    to yourself yourselves ourselves themselves itself myself it it’s that’s there’s what’s you’re we’re
    they’re you’ve we’ve don’t doesn’t didn’t isn’t aren’t can’t won’t you’ll we’ll they’ll i’m i’ve let’s
    get gets got know knows need needs says said want’s make makes made take takes give gives tell tells
    an or us only also until whether once already always never often still today here whoever whatever
  `),
  sharedWords: new Set(),
  registers: {},
  notRegister: undefined,
  determiners: wordSet('a an the your my our their his her its this that these those every each'),
  verbMarkers: wordSet('to can could will would must should may might we you i they please'),
  abbreviations: wordSet('etc incl excl vs inc ltd'),
  sentenceCase: false,
  length: 1,
  stemsOf: (stem) => (stem.endsWith('y') ? [stem, `${stem.slice(0, -1)}ie`] : [stem]),
  rights: wordSet(`
    pay pays paid paying payable payment payments prepay refund refunds refunded refundable return returns
    returned cancel cancels cancelled cancelling cancellation terminate terminates terminated termination
    notice withdraw withdrawal own owns owned owner owners ownership liable liability warranty warranties
    guarantee guarantees guaranteed indemnify damages compensation rights consent agree agrees agreed
    agreement terms contract contracts invoice invoices invoiced fee fees deposit claim claims licence
    license licensed copyright renew renews renewed renewal expire expires
  `),
  streets: wordList('street st road rd avenue ave lane square drive row way court place quay'),
  endings: ['s', 'es', '’s', 's’', 'ed', 'd', 'ing'],
}
