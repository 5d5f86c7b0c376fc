import type { Explanation } from '../diagnostics/explanation.ts'

const messages = {
  bracket: {
    message: 'This "{found}" is not closed.',
    hint: 'Write the bracket that closes it.',
  },
  closing: {
    message: 'This "{found}" closes nothing.',
    hint: 'Take it out, or write the bracket that it closes.',
  },
  text: {
    message: 'This text has no quotation mark at its end: {found}',
    hint: 'Write the quotation mark that closes it.',
  },
  comment: { message: 'This comment has no end.', hint: 'Write */ at its end.' },
  semicolon: {
    message: 'This line has no semicolon at its end.',
    hint: 'Write one here: without it the next line is a part of this one.',
  },
  selector: {
    message: 'A rule cannot be for "{found}".',
    hint: 'Write a name after each point and colon, such as .tint-sea or :root.',
  },
  declaration: {
    message: 'This is no name with a value: {found}',
    hint: 'Write it as name: value; or take it out.',
  },
} as const

/** Explanations of what is checked in the style sheet of the brand. */
export const brandExplanations: readonly Explanation[] = [
  {
    code: 'brand/syntax',
    severity: 'error',
    summary: 'The style sheet of the brand can be read.',
    why: 'A bracket or semicolon too few takes the colours and fonts that follow it away, or stops the build.',
    example: {
      before: '--ink: light-dark(oklch(0.25 0.07 264), oklch(0.95 0.01 240);',
      after: '--ink: light-dark(oklch(0.25 0.07 264), oklch(0.95 0.01 240));',
    },
    canBeAcknowledged: false,
    messages,
  },
  {
    code: 'brand/missing-file',
    severity: 'error',
    summary: 'Every file that the brand names is there.',
    why: 'Without its font a page is drawn in another one, and the build has nothing to draw share cards with.',
    example: { before: 'url("./wrokshop.woff2")', after: 'url("./workshop.woff2")' },
    canBeAcknowledged: false,
    messages: {
      missing: {
        message: 'There is no file "{url}".',
        hint: 'Put it beside brand.css, or name a file of an installed package.',
      },
    },
  },
  {
    code: 'brand/contrast',
    severity: 'error',
    summary:
      'Texts, links and controls stand out from their ground, in the light and in the dark theme.',
    why: 'Pale letters on a pale ground cannot be read in the sun, on a cheap screen or with tired eyes.',
    example: { before: '--ink: #e8e8e8;', after: '--ink: light-dark(#1b2440, #eef1f6);' },
    canBeAcknowledged: false,
    messages: {
      light: {
        message:
          'In the light theme --{front} has a contrast of {ratio} on --{back}, in {rule}; it needs {least}.',
        hint: 'Make one of the two darker, or the other one lighter.',
        back: 'The ground is here.',
      },
      dark: {
        message:
          'In the dark theme --{front} has a contrast of {ratio} on --{back}, in {rule}; it needs {least}.',
        hint: 'Make one of the two darker, or the other one lighter.',
        back: 'The ground is here.',
      },
      unreadable: {
        message: 'The colour "{value}" of --{front} cannot be read.',
        hint: 'Write it as oklch(0.25 0.07 264), as #1b2440, or as light-dark() of two such colours.',
      },
      absent: {
        message: 'The brand has no --{front}.',
        hint: 'Write it into :root.',
      },
    },
  },
]
