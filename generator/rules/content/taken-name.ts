import { defineSiteRule } from '../rule.ts'

export const rule = defineSiteRule({
  code: 'content/taken-name',
  severity: 'error',
  summary: 'A form and a quiz have different names.',
  why: 'Both are sent under the name of their file, so nobody could tell what a submission answers.',
  example: {
    before: 'en/forms/order.yaml\nen/quizzes/order.yaml',
    after: 'en/forms/order.yaml\nen/quizzes/which-bread.yaml',
  },
  canBeAcknowledged: false,

  messages: {
    taken: {
      message: 'A form has the name "{name}" too.',
      hint: 'Rename this file in every language, and where sections name it.',
      form: 'The form is here.',
    },
  },

  *check(site) {
    for (const quiz of site.all('quiz')) {
      const forms = site.all('form').filter(({ name }) => name === quiz.name)
      const form = forms.find(({ language }) => language === quiz.language) ?? forms[0]
      if (!form) continue
      yield {
        messageId: 'taken',
        data: { name: quiz.name },
        at: { file: quiz.file, line: 1, column: 1 },
        related: [{ at: { file: form.file, line: 1, column: 1 }, message: 'form' }],
      }
    }
  },
})
