/** Stands where a text is still to be written. The rule `text/placeholder` reports it. */
export const unwritten = 'TODO'

/** Whether a text still waits for its words. */
export const isUnwritten = (text: string): boolean =>
  text.includes(unwritten) && /(?<![\p{L}\d])TODO(?![\p{L}\d])/u.test(text)
