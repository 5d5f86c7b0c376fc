import { emitData } from '#generator/index.ts'
import { site } from '../support/linked-content.ts'

/** The rules of the repository's forms, emitted once. */
export const rules = emitData(site).forms

/** Valid fields of the strategy call form. */
export const strategyCall = {
  'form-name': 'strategy-call',
  companyName: 'Bakkerij de Vries',
  email: 'anna@devries.example',
  'service-interested-in': 'advance',
  hasWebsite: 'yes',
  businessDescription: 'Bread, baked at night',
  websiteGoal: 'Orders before noon',
}

/** Valid fields of the audit, as the browser sends them. */
export const audit = {
  'form-name': 'funnel-scan-results',
  name: 'Anna de Vries',
  email: 'anna@devries.example',
  website: 'devries.example',
  ...Object.fromEntries(
    [
      'devries.example',
      'Collect leads',
      'Runners',
      'It’s okay',
      'Nobody calls',
      'Yes',
      'No',
      'No',
      'Some',
      'Anna de Vries',
    ].flatMap((answer, index) => [
      [`question_${index + 1}`, answer],
      [`question_${index + 1}_text`, `Question ${index + 1}?`],
    ]),
  ),
}

/** The form-encoded body of some fields. */
export const encode = (fields: Readonly<Record<string, string>>): string =>
  new URLSearchParams(fields).toString()
