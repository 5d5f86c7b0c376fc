import type { Conversation } from '#renderer/client/builder/state.ts'
import type { GeneratedQuiz } from '#site/types.ts'

const option = (id: string, text: string, tile: string) => ({ id, text, tile })
const yesOrNo = (id: string, question_text: string) => ({
  ...{ id, question_text },
  options: ['No', 'Yes'].map((text) => ({ id: text.toLowerCase(), text })),
})

/** A small conversation: two problems, two kinds, two categories, two fixed questions. */
export const content: Conversation = {
  problems: {
    question: 'Which problem?',
    options: [
      { id: 'plan', text: 'No plan', phrase: 'people without a plan', tile: 'steps' },
      { id: 'lock', text: 'Locked out', phrase: 'people locked out', tile: 'lock' },
    ],
  },
  kinds: {
    question: 'Which kind?',
    options: [
      { code: 'A', text: 'Show', title: 'Gap', phrase: 'A gap', tooltip: '', tile: 'chart' },
      { code: 'B', text: 'Send', title: 'Fix', phrase: 'A fix', tooltip: '', tile: 'bolt' },
    ],
  },
  companyName: {
    question: '{kind}, for {problem}. Name?',
    label: 'Answer',
    placeholder: 'Type',
    send: 'Send',
    tile: 'gable',
  },
  main: 'Field?',
  subcategory: 'And there?',
  categories: [
    {
      id: 'food',
      text: 'Food',
      tile: 'heart',
      subcategories: [
        { id: 'bread', text: 'Bread' },
        { id: 'cake', text: 'Cake' },
      ],
    },
    {
      id: 'work',
      text: 'Work',
      tile: 'pen',
      subcategories: [
        {
          id: 'law',
          text: 'Law',
          audiences: {
            question: 'Whose law?',
            options: [
              { id: 'law-firms', text: 'Firms' },
              { id: 'law-homes', text: 'Homes' },
            ],
          },
        },
      ],
    },
  ],
  questions: [
    {
      id: 'output',
      field: 'desired_output',
      question: 'Output?',
      options: [option('score', 'A score', 'target'), option('advice', 'Advice', 'key')],
    },
    {
      id: 'action',
      field: 'final_cta',
      question: 'Action?',
      options: [option('call', 'A call', 'phone'), option('mail', 'A mail', 'mail')],
    },
  ],
  request: {
    target_audience: 'General Audience',
    tone: 'Friendly and professional',
    brand_constraints: ['N/A'],
    num_questions: 8,
    difficulty: 'beginner',
    question_types: ['multiple_choice', 'scale'],
    scoring: { method: 'weighted', scale: '0-100', weights_hint: 'core problem' },
    personalization: ['subcategory'],
    disallowed_topics: ['N/A'],
  },
}

/** Two questions; 0, 30, 40 or 70 points, of which 40 is in no range. */
export const quiz: GeneratedQuiz = {
  questions: [yesOrNo('q1', 'Do you bake?'), yesOrNo('q2', 'Is it warm?')],
  scoring_rubric: [
    { question_id: 'q1', scores: { no: 0, yes: 30 } },
    { question_id: 'q2', scores: { yes: 40 } },
  ],
  result_categories: [
    { min_score: 0, max_score: 30, title: 'Crumbs', description: 'Start.' },
    { min_score: 41, max_score: 100, title: 'A loaf', description: 'Bake on.' },
  ],
  final_cta: { text: 'Order bread', link: '/' },
}
