let isGiven = false

/** Whether the visitor has agreed to load the provider's files. Asked once per visit, not stored. */
export const consent = {
  isGiven: () => isGiven,
  give: () => {
    isGiven = true
  },
}
