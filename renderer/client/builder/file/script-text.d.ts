/** A module with all that it imports, as the text of one script. */
declare module '*?script' {
  const text: string
  export default text
}
