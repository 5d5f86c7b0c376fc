/** Whether the visitor prefers reduced motion. For effects and handlers only: the server cannot know. */
export const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches
