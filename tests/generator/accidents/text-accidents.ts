import { both, type Case, change } from './korenaar.ts'

const courses = 'nl/pages/courses.yaml'
const about = 'nl/pages/about.yaml'

/** What happens to the words. */
export const textAccidents: readonly Case[] = [
  [
    'the name of the town lost in a translation',
    change('nl/navigation.yaml', 'Bakkers in {{company.city}}', 'Bakkers in Haarlem'),
    'nl/navigation.yaml:20 facts/lost lost',
  ],
  [
    'a placeholder of one word in capitals',
    change(courses, 'voor zes mensen', 'voor <AANTAL> mensen'),
    'nl/pages/courses.yaml:26 text/placeholder waiting',
  ],
  [
    'a fact lost in a translation',
    change(courses, ' van {{price.course}}', ''),
    'nl/pages/courses.yaml:15 facts/mismatch missing',
  ],
  [
    'a price written out',
    change(courses, '{{price.course}}', '€ 95'),
    'nl/pages/courses.yaml:15 translation/meaning turned',
    'nl/pages/courses.yaml:15 facts/hard-coded same',
  ],
  [
    'another price written out',
    change(courses, '{{price.course}}', '€ 85'),
    'nl/pages/courses.yaml:15 translation/meaning turned',
  ],
  [
    'a number that differs',
    change(courses, 'zes mensen', '8 mensen'),
    'nl/pages/courses.yaml:26 translation/meaning turned',
  ],
  [
    'a text that was not translated',
    change(courses, 'Ontbijt met de bakkers', 'Breakfast with the bakers'),
    'nl/pages/courses.yaml:22 language/untranslated untranslated',
  ],
  [
    'a sentence that was not translated',
    change(about, 'Het deeg rust een dag.', 'The dough rests for a day.'),
    'nl/pages/about.yaml:11 language/wrong-language foreign',
  ],
  [
    'a text that changed in English alone',
    change('en/pages/courses.yaml', 'An apron with your name', 'An apron and a hat with your name'),
    'nl/pages/courses.yaml:18 translation/stale changed',
  ],
  [
    'a placeholder in capitals',
    change(courses, 'voor zes mensen', 'voor [AANTAL] mensen'),
    'nl/pages/courses.yaml:26 text/placeholder waiting',
  ],
  [
    'a placeholder of two words in capitals',
    both(
      change(courses, 'je naam', '[NAAM VAN DE CURSIST]'),
      change('en/pages/courses.yaml', 'your name', '[NAME OF THE STUDENT]'),
    ),
    'en/pages/courses.yaml:18 text/placeholder waiting',
    'nl/pages/courses.yaml:18 text/placeholder waiting',
  ],
  [
    'a note to oneself',
    change(courses, 'Elke vrijdag', 'Elke dag (TODO)'),
    'nl/pages/courses.yaml:25 text/placeholder waiting',
  ],
  [
    'markup that is not closed',
    change(about, 'Het deeg rust', 'Het **deeg rust'),
    'nl/pages/about.yaml:11 markup/broken broken',
  ],
  [
    'a bracket that is left over',
    change(courses, 'Er is plaats', 'Er is (plaats'),
    'nl/pages/courses.yaml:26 text/brackets single',
  ],
]
