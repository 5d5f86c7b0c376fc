import { quizSite } from '../quiz-site.ts'
import { holdsForSites, sitesOf } from '../sites.ts'
import { advice, dutchAdvice, levelText, notice, source } from './quiz-texts.ts'

holdsForSites('quiz/plain-words', {
  caught: {
    ...sitesOf(
      [
        'Unlock your strength.',
        'It boosts your sales.',
        'This empowers you.',
        'A habit that transforms you.',
        'This always works.',
        'We guarantee a result.',
        'It cures your back.',
        'This treats the pain.',
        'Have it diagnosed.',
        'Write down [what].',
        'Begin now!',
      ],
      advice,
    ),
    ...sitesOf(
      [
        'Dit geneest je rug.',
        'Dat werkt altijd.',
        'Dat ontgrendelt je kracht.',
        'Wij garanderen resultaat.',
        'Begin nu!',
      ],
      dutchAdvice,
    ),
    'a level': levelText('The cure has begun.'),
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
        'Say it: “I can’t, but thanks.”',
        'Really, simply write it down.',
        'It is crucial to begin.',
        'The journey takes an hour.',
        'A secret of bakers.',
        'Unlock the door.',
        'Write it down; then wait.',
        'Write it down (on paper).',
        'Bread and/or cake.',
        'Begin – and wait.',
      ],
      advice,
    ),
    ...sitesOf(
      [
        'Schrijf het op, en wacht.',
        'Neem een reis als voorbeeld.',
        'Gewoon beginnen.',
        'Schrijf het op; wacht dan.',
      ],
      dutchAdvice,
    ),
    'a notice that is no diagnosis': notice('This quiz gives no diagnosis.'),
    'a source with signs': source('European directive 2011/7 (late payment); 2013'),
  },
})
