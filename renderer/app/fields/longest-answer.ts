/** What a field takes, in characters: more than anybody writes, and with the other fields less than the API refuses. */
export const longestAnswer = 5000
