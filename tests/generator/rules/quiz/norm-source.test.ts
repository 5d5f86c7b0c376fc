import { quizSite } from '../quiz-site.ts'
import { holdsForSites, sitesOf } from '../sites.ts'
import { source } from './quiz-texts.ts'

const inDutch = (text: string) => source(text, 'nl/quiz-banks/bread.yaml')

holdsForSites('quiz/norm-source', {
  caught: {
    ...sitesOf(
      [
        'experts',
        'research',
        'World Health Organization',
        'several studies',
        'a large survey',
        'bakers we know',
        'the law',
        'our experience',
        'a rule',
        'common sense',
        '12 bakers',
        'page 1850 of a book',
      ],
      source,
    ),
    ...sitesOf(
      ['deskundigen', 'onderzoek van het ministerie', 'gezond verstand', 'rule of thumb'],
      inDutch,
    ),
  },
  clean: {
    'a site without quizzes': {},
    'no norms': quizSite(),
    ...sitesOf(
      [
        'World Health Organization, 2020, for adults',
        'European directive of 2011 on late payment',
        'a common rule of thumb among advisers, not a law',
        'A Common Rule of Thumb',
        'common advice of consumer organisations',
        'Bakers’ union, 1998',
        'the guideline of 2015 (adults)',
      ],
      source,
    ),
    ...sitesOf(
      [
        'Wereldgezondheidsorganisatie, 2020',
        'een gangbare vuistregel, geen wet',
        'Vuistregel van bakkers',
        'gangbaar advies van consumentenorganisaties',
        'Richtlijn 2011/7',
      ],
      inDutch,
    ),
    'a source that is no text': source('2020'),
    'a bank that cannot be read': quizSite({}, { 'en/quiz-banks/bread.yaml': 'kinds: [\n' }),
  },
})
