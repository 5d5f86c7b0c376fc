import { bank, quizSite } from '../quiz-site.ts'
import { holdsForSites } from '../sites.ts'

type Texts = readonly [title: string, text: string]

const level = (first: Texts, second: Texts) => ({
  texts: [first, second].map(([title, text]) => ({ title, text })),
  step: 'Go on.',
})
const [cold, warm] = [
  level(['Cold', 'There is no fire yet.'], ['No start', 'Nothing burns.']),
  level(['Warm', 'The oven glows a little.'], ['A glow', 'Some wood is in.']),
]
const levels = (...all: readonly unknown[]) => quizSite({ bank: { levels: all } })
/** A bank whose first level and last say these texts. */
const two = (first: string, last: string) =>
  levels(
    level(['Cold', first], ['No start', 'Nothing burns.']),
    warm,
    level(['Golden', last], ['Done', 'All is well.']),
  )
const dutch = (first: string, last: string) =>
  quizSite(
    {},
    {
      'nl/quiz-banks/brood.yaml': JSON.stringify({
        ...bank,
        levels: [
          level(['Koud', first], ['Niets', 'Er brandt niets.']),
          level(['Warm', last], ['Goed', 'Het gaat.']),
        ],
      }),
    },
  )

holdsForSites('quiz/alike-levels', {
  caught: {
    'the same text': two('You bake by feel.', 'You bake by feel.'),
    'five words in a row': two(
      'There is a lot to win in the oven.',
      'You see there is a lot to come.',
    ),
    'five words at the end': two('Less is what you need now.', 'More is what you need now.'),
    'five words in capitals': two('SO MUCH IS LEFT TO chance.', 'Not so much is left to do.'),
    'five words over a full stop': two(
      'Bake. It is not yet time.',
      'You bake, it is not yet late.',
    ),
    'eight words': two(
      'What you do now is what others do in spring.',
      'What you do now is what others do in May.',
    ),
    'the same title': levels(cold, level(['Cold', 'It is hot.'], ['Hot', 'Very.'])),
    'the same title in capitals': levels(cold, level(['COLD', 'It is hot.'], ['Hot', 'Very.'])),
    'a title that is a text': levels(
      cold,
      level(['Nothing burns.', 'It glows.'], ['Hot', 'Very.']),
    ),
    'two titles of one level': levels(level(['Cold', 'No fire.'], ['Cold', 'No wood.']), warm),
    'two texts of one level': levels(level(['Cold', 'No fire.'], ['Empty', 'No fire.']), warm),
    'both texts of one level, a space apart': levels(
      level(['Cold', 'No fire.'], ['Empty', 'No fire. ']),
      warm,
    ),
    'the second of each': levels(
      level(['Cold', 'No fire.'], ['Empty', 'The rest can wait until spring.']),
      level(['Warm', 'Some fire.'], ['Half', 'And the rest can wait until summer.']),
    ),
    'four levels that are all the same': levels(cold, cold, cold, cold),
    'the last two': levels(cold, warm, warm),
    'words with an apostrophe': two(
      'It’s what you don’t do that counts.',
      'It’s what you don’t do.',
    ),
    'in Dutch': dutch('Er is nog veel te winnen.', 'Er is nog veel te doen.'),
  },
  clean: {
    'a site without quizzes': {},
    'a bank': quizSite(),
    'two levels': levels(cold, warm),
    'one level': levels(cold),
    'no levels': levels(),
    'four words in a row': two('There is a lot left.', 'And there is a lot here.'),
    'the same words in another order': two('What you do is good now.', 'Good now is what you do.'),
    'one word': two('Fire.', 'A fire that burns through the night.'),
    'five words in both texts of a level': levels(
      level(['Cold', 'There is not yet a fire.'], ['Empty', 'There is not yet a log.']),
      warm,
    ),
    'five words in a text and its title': levels(
      level(['What you do is sound', 'What you do is sound and solid.'], ['Good', 'It holds.']),
      warm,
    ),
    'five words, one of them different': two(
      'You do all of it by hand.',
      'You do half of it by hand.',
    ),
    'a step that is the same': levels({ ...cold, step: 'Wait.' }, { ...warm, step: 'Wait.' }),
    'a long text each': two(
      'Much is left to the day, and the day takes what it can get.',
      'Your habits carry you, also in a week that is full from end to end.',
    ),
    'a title within a text': levels(cold, level(['Hot', 'No longer cold.'], ['Glow', 'Warm.'])),
    'levels that are texts': levels('Cold', 'Cold'),
    'in Dutch': dutch('Er is nog veel te winnen.', 'De oven brandt goed.'),
    'the same in two languages': quizSite({}, { 'nl/quiz-banks/bread.yaml': JSON.stringify(bank) }),
  },
})
