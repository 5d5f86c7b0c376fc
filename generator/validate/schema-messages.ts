import type { Messages } from '../diagnostics/message.ts'
import { kindTexts, typeHints } from './schema-error.ts'

/** Messages about values that violate their schema, by code. */
export const schemaMessages = {
  'schema/missing-key': {
    missing: {
      message: '"{key}" is missing here.',
      hint: 'Add a line "{key}: …". {description}',
    },
    sectionType: {
      message: '"type" is missing here.',
      hint: 'Start it with "type:" and the name of a section type, such as "type: hero".',
    },
    unknownSectionType: {
      message: 'This section does not say what kind it is.',
      hint: 'Start it with "type:" and the name of a section type, such as "type: hero".',
    },
  },
  'schema/unknown-key': { unknown: { message: '"{key}" has no meaning here.' } },
  'schema/unknown-section': { unknown: { message: 'There is no section type "{type}".' } },
  'schema/missing-component': {
    noComponent: {
      message: 'The section type "{type}" has a schema but no component.',
      hint: 'Create {component}, or remove {schema}.',
    },
    noSchema: {
      message: 'The section type "{type}" has a component but no schema.',
      hint: 'Create {schema}, or remove {component}.',
    },
  },
  'schema/broken-section': {
    taken: {
      message: 'Diptych has a section type "{type}" itself.',
      hint: 'Give the folder another name.',
    },
    syntax: {
      message: 'The schema of the section type "{type}" cannot be read.',
      hint: 'Write it as JSON: every text and every key in double quotes, and no comma after the last.',
    },
    notSection: {
      message: 'The schema of the section type "{type}" does not say that it is one.',
      hint: 'Add "x-section": true.',
    },
    reference: {
      message: '"{reference}" leads nowhere.',
      hint: 'Write "diptych:common#/$defs/…" for what Diptych describes, or "#/$defs/…" for what stands in this file.',
    },
  },
  'schema/undeclared-text': {
    text: {
      message: 'This schema does not say what languages may do with a text here.',
      hint: 'Add "x-i18n": "translate" (each language has its own words), "same" (equal in every language), "name" (normally equal), "twin" (leads to the same page) or "per-language" (may differ or be absent).',
    },
    keys: {
      message: 'This schema takes keys that it does not describe, and so any text in them.',
      hint: 'Name the keys in "properties", and write "additionalProperties": false or a schema for the others.',
    },
    items: {
      message: 'This schema takes a list and does not say of what, and so any text in it.',
      hint: 'Describe the items in "items".',
    },
  },
  'schema/look-without-example': {
    missing: {
      message: 'No example of the section type "{type}" has the look "{look}".',
      hint: 'Add an example with "look": "{look}" to "examples" in this file.',
    },
  },
  'schema/wrong-type': {
    type: {
      message: 'This is {found}, but it should be {wanted}.',
      fix: 'Put it between quotes',
    },
    kinds: kindTexts,
    hints: typeHints,
  },
  'schema/too-long': {
    tooLong: {
      message: 'This text has {length} characters; there is room for {limit}.',
      hint: 'Make it shorter.',
    },
  },
  'schema/invalid-value': {
    name: {
      message: '"{key}" is not a name that can be used here.',
      hint: 'Use lower-case letters, digits and hyphens.',
    },
    decimalComma: {
      message: 'The comma ends the number here: {written} is not one number.',
      hint: 'Write decimals with a point, and nothing between thousands: {number}.',
    },
    comma: {
      message: 'The comma ends the text here, and what follows it is read as a key.',
      hint: "Put the whole text between quotes: '{text}'.",
    },
    choice: { message: '{value} is not one of the values allowed here.' },
    constant: { message: '{value} is not allowed here.', hint: 'Write {allowed}.' },
    pattern: {
      message: '{value} does not have the form that is needed here.',
      hint: 'It has to match {pattern}.',
    },
    empty: { message: 'This is empty.', hint: 'Write something here.' },
    tooFew: {
      message: 'This list needs at least {limit}.',
      hint: 'Add what is missing, each on a line of its own that starts with "- ".',
    },
    tooMany: { message: 'This list has room for {limit}.', hint: 'Remove some.' },
    nothing: {
      message: 'There is nothing in here.',
      hint: 'Write at least one key, or remove the whole line.',
    },
    tooLittle: {
      message: '{value} is too little; the least is {limit}.',
      hint: 'Write a greater number.',
    },
    twice: { message: 'Something is in this list twice.', hint: 'Keep one.' },
    other: {
      message: 'This value {message}.',
      hint: 'See the description of this key in the schema.',
    },
    notAllowed: {
      message: 'This value is not allowed.',
      hint: 'See the description of this key in the schema.',
    },
  },
} as const satisfies Readonly<Record<string, Messages>>
