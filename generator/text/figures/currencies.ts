const signs: Readonly<Record<string, string>> = {
  'k€': 'EUR',
  '€': 'EUR',
  $: 'USD',
  '£': 'GBP',
}

/** The ISO 4217 code of a sign, or of a code itself. */
export const currencyOfSign = (sign: string): string => signs[sign] ?? sign
