const control = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu

/**
 * A text on one line that only shows: control characters, which could drive a terminal or turn the
 * reading direction, become visible signs.
 */
export const printable = (text: string) =>
  text.replaceAll(/\r?\n/g, ' ').replaceAll(control, (char) => {
    if (char === '\t') return ' '
    const code = char.charCodeAt(0)
    return code < 0x20 ? String.fromCharCode(0x2400 + code) : '\u2421'
  })
