/** A telephone number, with its country or with a 0 before the area, as a regular expression. */
export const phoneNumber = [
  String.raw`(?<![\p{L}\d.,-])(?:\+|00)[1-9][\d\s\u00A0().-]{7,}\d`,
  String.raw`\(?(?<![\p{L}\d.,-])0[1-9]\d{0,2}\)?[-\s\u00A0]{1,3}\d(?:[-\s\u00A0]?\d){4,8}(?!\d)`,
  String.raw`(?<![\p{L}\d.,-])0[1-9]\d{8}(?!\d)`,
].join('|')
