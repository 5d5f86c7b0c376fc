let isGiven = false

/** Whether the visitor has agreed to the service's files; asked once per visit, kept nowhere. */
export const consent = {
  isGiven: () => isGiven,
  give: () => {
    isGiven = true
  },
}
