import type { Messages } from '../diagnostics/message.ts'

/**
 * An explanation of each error code of the parser and of Diptych, for editors who do not know YAML.
 */
export const syntaxMessages: Messages = {
  unexpected: {
    message: 'This is not expected here.',
    hint: 'Check the quotes, colons and spaces on this line and the one above.',
  },
  BAD_INDENT: {
    message: 'This line does not line up with the lines it belongs to.',
    hint: 'Give it exactly as many spaces at the start as its neighbours.',
  },
  LOST_DASH: {
    message: 'An item of a list begins here, without the "- " before it.',
    hint: 'Write "- " before its first key, as the item above has it.',
  },
  NO_SPACE: {
    message: 'There is no space after the colon.',
    hint: 'Write "key: value", with a space.',
  },
  TAB_AS_INDENT: {
    message: 'This line starts with a tab.',
    hint: 'Use spaces: two for each level.',
  },
  TOO_FAR: {
    message:
      'This key starts further to the right than the key above it, which has its text already.',
    hint: 'Start both in the same column. If it is part of that text, put the whole text between quotes.',
  },
  ODD_SPACE: {
    message:
      'This looks like a space, but it is a no-break space, which YAML does not read as one.',
    hint: 'Remove it and press the space bar. It comes along with text from a web page or Word.',
  },
  CURLY_QUOTES: {
    message: 'This text begins with a curly quotation mark, which does not quote anything in YAML.',
    hint: "Put straight quotes around the whole text: '…'.",
  },
  CONFLICT: {
    message: 'Two people changed this, and git put both versions here.',
    hint: 'Keep one of the two versions, and remove the three lines that git put around them.',
  },
  CONFLICT_REST: {
    message: 'This line is left over from a merge of two versions by git.',
    hint: 'Remove it, and check that the lines around it are there once, and are the right ones.',
  },
  INVISIBLE: {
    message: 'There is an invisible character here, which makes another word of this key.',
    hint: 'Delete the whole key and type it again. It comes along with text from another program.',
  },
  HTML: {
    message: 'This file is a web page: it is written in HTML, and not in YAML.',
    hint: 'Get the file back from an earlier version. To take over words of that page, copy them from a browser.',
  },
  RTF: {
    message: 'This file was written by a word processor, and is not plain text.',
    hint: 'Get the file back from an earlier version, and edit it in a text editor.',
  },
  DUPLICATE_IN_ITEM: {
    message: 'This key is written twice in one item of a list.',
    hint: 'Write "- " before it if a new item begins here; otherwise keep one of the two.',
  },
  DASH_SPACE: {
    message: 'There is no space after the dash.',
    hint: 'Write "- key: value", with a space.',
  },
  DOUBLE_DASH: {
    message: 'Two dashes begin this item of a list.',
    hint: 'Remove one of them.',
  },
  AFTER_QUOTE: {
    message: 'The text between quotes ends here, and more follows on the same line.',
    hint: 'Put the whole text between quotes. Write an apostrophe inside it as ’.',
  },
  OPEN_BRACKET: {
    message: 'This bracket opens a list or a group of keys that nothing closes.',
    hint: 'Close it, or put the text between quotes if the bracket belongs to it.',
  },
  BLOCK_IN_FLOW: {
    message: 'Between braces this is a second key, and there is no comma before it.',
    hint: 'Write { key: value, key: value }, and put a text with a colon between quotes.',
  },
  BAD_DQ_ESCAPE: {
    message: 'Between double quotes, a backslash and the letter after it are read as one sign.',
    hint: "Use single quotes: '…'.",
  },
  DUPLICATE_KEY: {
    message: 'This key is written twice in the same place.',
    hint: 'Keep one of the two.',
  },
  OPEN_QUOTE: {
    message: 'This quotation mark opens a text that nothing closes.',
    hint: 'Put the same mark at the end of the text; a mark inside it is written twice.',
  },
  APOSTROPHE: {
    message: 'A text that starts with an apostrophe is read as one between quotes here.',
    hint: 'Write ’ instead of \', or put the whole text between "double quotes".',
  },
  MONEY: {
    message: 'An amount is a number alone, without € and without ,-.',
    hint: 'Write { money: 1199 } or { money: 12.5 }.',
  },
  MISSING_CHAR: {
    message: 'Something is missing here: a closing quote, a bracket, or a colon after a key.',
    hint: 'Close what was opened, and write keys as "key: value".',
  },
  BLOCK_AS_IMPLICIT_KEY: {
    message: 'A text with a colon in it is read as a new key here.',
    hint: 'Put the whole text between quotes, or line the key up with its neighbours.',
    fix: 'Put the text between quotes',
  },
  MULTILINE_IMPLICIT_KEY: {
    message: 'This line has no colon, or the one above it should have ended.',
    hint: 'Write "key: value", or put a text of several lines after "key: >-".',
  },
  BAD_ALIAS: {
    message: 'A text that starts with * or & is read as a reference here.',
    hint: 'Put the text between quotes.',
  },
  MULTIPLE_DOCS: {
    message: 'A line of three dashes starts a second document, which is never read.',
    hint: 'Remove the line.',
  },
  RESOURCE_EXHAUSTION: {
    message: 'This is nested far too deep.',
    hint: 'Close the brackets that were opened before, or remove them.',
  },
  TAG: {
    message: 'A text that starts with ! is read as an instruction here.',
    hint: 'Put the text between quotes.',
  },
  UNQUOTED_FACT: {
    message: 'A text that starts with {{ needs quotes around it.',
    hint: "Write it as '{{price.core}} and more'.",
  },
  COLLECTION_KEY: {
    message: 'A list or a group of keys cannot be a key itself.',
    hint: 'Write a word before the colon, or put it between quotes.',
  },
  BAD_SCALAR_START: {
    message: 'A text cannot start with this character.',
    hint: 'Put the text between quotes.',
  },
}
