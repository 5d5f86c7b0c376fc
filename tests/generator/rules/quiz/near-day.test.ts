import { bank, quizSite } from '../quiz-site.ts'
import { holdsForSites, sitesOf } from '../sites.ts'
import { advice, dutchAdvice, levelText, solution } from './quiz-texts.ts'

holdsForSites('quiz/near-day', {
  caught: {
    ...sitesOf(
      [
        'Open one letter today.',
        'Today, open one letter.',
        'Walk tonight.',
        'Begin tomorrow.',
        'Do it this week.',
        'Plan it next week.',
        'TODAY is the day.',
        'Write it down today, and once more tomorrow.',
        'Not later than this week.',
      ],
      advice,
    ),
    ...sitesOf(
      [
        'Open vandaag één brief.',
        'Loop vanavond een rondje.',
        'Begin morgen.',
        'Doe het deze week.',
        'Plan het volgende week.',
        'Morgen is het zover.',
      ],
      dutchAdvice,
    ),
    'the core problem': quizSite({
      bank: {
        problems: { late: { answers: [{ text: 'Never', advice: 'Rise early tomorrow.' }] } },
      },
    }),
    'another kind': quizSite({
      bank: {
        kinds: {
          ...bank.kinds,
          A: { kinds: true, answers: [{ text: 'Bread', advice: 'Bake today.' }] },
        },
      },
    }),
  },
  clean: {
    'a site without quizzes': {},
    'a bank': quizSite(),
    ...sitesOf(
      [
        'Open one letter a day.',
        'Do it in the week after.',
        'Once this month, look back.',
        'What you do on the day itself counts.',
        'Choose a weekday.',
        'Do it every week.',
        'Next year you will know.',
      ],
      advice,
    ),
    ...sitesOf(
      [
        'Doe het elke morgen.',
        'Kijk ’s morgens eerst naar buiten.',
        'Kies een vaste dag.',
        'Neem er een week voor.',
        'Begin de volgende morgen opnieuw.',
      ],
      dutchAdvice,
    ),
    'a solution for today': solution('Open one letter today.'),
    'a solution for this week': solution('Cancel one meeting this week.'),
    'a level': levelText('What you do today is sound.'),
  },
})
