import type { Vocabulary } from '../language.ts'
import { plainVocabulary } from '../plain-language.ts'
import { wordSet } from '../word-set.ts'

export const vocabulary: Vocabulary = {
  ...plainVocabulary,
  functionWords: wordSet(`
    le la les un une des du de au aux et ou mais donc car ni ne pas plus moins avec sans pour par dans chez sur
    sous entre vers depuis pendant avant après contre je tu il elle nous vous ils elles me te se lui leur leurs
    mon ma mes ton ta tes son sa ses notre nos votre vos ce cet cette ces qui que quoi dont où quand comment
    pourquoi quel quelle quels quelles est sont êtes sommes suis était sera serez seront avez avons ont ai fait
    font faire peut peuvent pouvez pouvons doit doivent devez devons veut veulent voulez voulons va vont allez
    être avoir tout toute tous toutes chaque aucun aucune rien jamais toujours souvent déjà encore aussi très trop
    peu beaucoup bien ici là alors ainsi comme si parce lorsque afin dès jusque voici voilà puis ensuite même
    autre autres quelques plusieurs celui celle ceux celles
  `),
  rights: wordSet(`
    paie paies paient paye payes payez payons payer payé payée payés paiement paiements acompte rembourser
    rembourse remboursez remboursé remboursons remboursement retour retourner annuler annulez annulé annulation
    résilier résiliez résilié résiliation rétractation propriété propriétaire appartient appartiennent
    responsable responsabilité garantie garanties garantir garantit garanti dommages indemnité droits
    consentement accepter acceptez accord conditions contrat contrats facture factures facturé frais licence
    céder cession renouveler renouvellement
  `),
  sharedWords: wordSet(`
    accent action adaptation agent animation application article assistance attention audit avantage avenue
    avocat base blog blogs bonus budget budgets bureau cabinet cache café campagne capital central certification
    chat client clients code commerce commission communication concept condition conditions confirmation contact
    contacts conversion cookie cookies date design destination digital distance document documents double
    effort email excellent expert experts expertise exploration expression final finance foundation format
    formation formule french guide horizon image images impact important impression index information
    informations installation instruction international internet introduction invitation journal latitude
    lead leads local logo logos machine marketing menu menus message messages method minute minutes mission mobile
    moment navigation newsletter niche normal notes objection observation office opinion option options orange
    original page pages parking participation passage patience patient performance permission phase photo photos
    piano place plan plans podcast point points portrait position possible potential premium prescription
    presentation prestige principal prix production professions profit programme promotion public question
    questions quiz radio rare region relation relations reservation restaurant restaurants restrictions revenue
    route routine satisfaction science score scores section sections segment service services session sessions
    simple site situation solution solutions source sources special sport stage standard station statistics
    structure style suggestion suggestions support surface table taxi test tests texte ticket tickets train
    transaction transformation transition transport type types unique vacation vague validation variable version
    versions video vision visible web week-end widget zone zones
  `),
  registers: {
    tu: wordSet('tu te toi ton ta tes'),
    vous: wordSet('vous votre vos'),
  },
  notRegister: /\brendez-vous\b|\bà vous\b/giu,
  determiners: wordSet(
    'le la les un une des du ce cet cette ces mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs chaque',
  ),
  verbMarkers: wordSet('je tu il elle nous vous ils elles on à de pour peut doit va veut'),
  abbreviations: wordSet('etc env incl excl vs inc ltd'),
  sentenceCase: true,
  length: 1.18,
  stemsOf: (stem) => [stem],
  endings: ['', 's', 'x', 'e', 'es'],
}
