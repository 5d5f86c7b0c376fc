import { type Changes, smallSite } from './small-site.ts'

/** A file of the small site with a part of it replaced. */
export function edit(path: string, from: string | RegExp, to: string): Changes {
  const text = smallSite[path] ?? ''
  const changed = text.replace(from, to)
  if (changed === text) throw new Error(`${path} has nothing like ${from}.`)
  return { [path]: changed }
}

/** The same edit to a file of both languages, such as `pages/home.yaml`. */
export const editBoth = (path: string, from: string | RegExp, to: string): Changes => ({
  ...edit(`en/${path}`, from, to),
  ...edit(`nl/${path}`, from, to),
})

/** One new file in both languages, with the same contents. */
export const inBoth = (path: string, text: string): Changes => ({
  [`en/${path}`]: text,
  [`nl/${path}`]: text,
})
