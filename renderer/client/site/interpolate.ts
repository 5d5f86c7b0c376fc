/** Fills `{name}` in an interface text. */
export const interpolate = (text: string, values: Readonly<Record<string, string | number>>) =>
  text.replaceAll(/\{(\w+)\}/g, (token, name: string) => String(values[name] ?? token))
