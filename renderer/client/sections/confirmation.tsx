import { Outcome } from '../forms/outcome.tsx'
import type { SectionProps } from '../site/section.tsx'

export function Confirmation({ section }: SectionProps<'confirmation'>) {
  const { id, wall, heading, text, action, next } = section
  return (
    <section id={id}>
      <Outcome wall={wall} heading={heading} text={text} action={action} next={next} level="h1" />
    </section>
  )
}
