/** Whether the visitor asked for less motion. Only for effects and handlers: the server cannot know. */
export const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches
