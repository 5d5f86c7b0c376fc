import { quizSite } from '../quiz-site.ts'
import { holdsForSites, sitesOf } from '../sites.ts'
import { advice, dutchAdvice, levelText, notice, source } from './quiz-texts.ts'

holdsForSites('quiz/plain-words', {
  caught: {
    ...sitesOf(
      [
        'Simply write it down.',
        'It really helps.',
        'Unlock your strength.',
        'It is crucial to begin.',
        'This always works.',
        'A secret of bakers.',
        'We guarantee a result.',
        'It cures your back.',
        'This treats the pain.',
        'Write it down; then wait.',
        'Write it down (on paper).',
        'Bread and/or cake.',
        'Begin – and wait.',
        'Begin - and wait.',
        'Begin now!',
      ],
      advice,
    ),
    ...sitesOf(
      [
        'Dat is cruciaal.',
        'Dit geneest je rug.',
        'Dat werkt altijd.',
        'Schrijf het op; wacht dan.',
      ],
      dutchAdvice,
    ),
    'a level': levelText('Your journey has begun.'),
    'a sign in a notice': notice('This is no examination!'),
  },
  clean: {
    'a site without quizzes': {},
    'a bank': quizSite(),
    ...sitesOf(
      [
        'Write it down, then wait.',
        'Ask whether it needs treatment.',
        'Treat it as an appointment.',
        'Treat them as guests.',
        'What you realise is yours.',
        'Simple is enough.',
        'Use a well-known recipe.',
        'Does it help? Then go on.',
        'Say: one loaf.',
        'Put “later” on it.',
      ],
      advice,
    ),
    ...sitesOf(
      ['Schrijf het op, en wacht.', 'Neem een reis als voorbeeld.', 'Gewoon beginnen.'],
      dutchAdvice,
    ),
    'a notice that is no diagnosis': notice('This quiz gives no diagnosis.'),
    'a source with signs': source('European directive 2011/7 (late payment); 2013'),
  },
})
