/**
 * What a field takes, in characters. A browser cuts off what is pasted beyond it without a word, so it
 * is far more than anybody writes; two such texts are still less than the API refuses.
 */
export const longestAnswer = 20_000
