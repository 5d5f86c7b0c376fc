import { quizSite } from '../quiz-site.ts'
import { holdsForSites, sitesOf } from '../sites.ts'
import { advice, dutchAdvice, levelText, notice, source } from './quiz-texts.ts'

holdsForSites('quiz/bare-claim', {
  caught: {
    ...sitesOf(
      [
        'You do better than most people.',
        'Few people get this far.',
        'Most companies never look.',
        'You know more than others.',
        'Nearly everyone forgets it.',
        'Almost everyone starts too late.',
        'Most firms stop here.',
      ],
      levelText,
    ),
    ...sitesOf(
      ['Most businesses write it down.', 'Few firms ask.', '40 per cent of people do.'],
      advice,
    ),
    ...sitesOf(
      [
        'De meeste mensen doen dit.',
        'Je doet het beter dan anderen.',
        'Bijna iedereen wacht te lang.',
      ],
      dutchAdvice,
    ),
    'a figure in a level': levelText('You have three of 8 points.'),
    'a share in a level': levelText('Some 40 per cent is in place.'),
    'a comparison in a notice': notice('Most people need no doctor.'),
    'two figures in a level': levelText('From 20 to 40.'),
  },
  clean: {
    'a site without quizzes': {},
    'a bank': quizSite(),
    ...sitesOf(
      [
        'Most of it is in place.',
        'People who know you see it.',
        'Other things can wait.',
        'Half of it is done.',
      ],
      levelText,
    ),
    ...sitesOf(
      [
        'Ask people who were there.',
        'Write down 3 points.',
        'Ask 20 people what they think.',
        'Note how many people call you.',
        'Others may see what you do not.',
        'Add ten per cent to the price.',
      ],
      advice,
    ),
    ...sitesOf(
      ['De mensen om je heen zien het.', 'Vraag 3 anderen.', 'Het meeste is klaar.'],
      dutchAdvice,
    ),
    'a source': source('World Health Organization, 2020, for most people'),
    'a notice with a number': notice('Call 112 at once for sudden loss of strength.'),
    'elsewhere on the site': {
      'en/quiz-frames.yaml': JSON.stringify({ intro: 'Most people play it.' }),
    },
  },
})
