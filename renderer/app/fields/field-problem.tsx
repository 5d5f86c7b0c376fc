import { Icon } from '../ui/icon.tsx'

interface Props {
  readonly id: string
  readonly problem: string | undefined
}

/** What is wrong with a field. The focus goes to the field, which is described by this. */
export function FieldProblem({ id, problem }: Props) {
  if (problem === undefined) return null
  return (
    <p id={id} className="field-problem">
      <Icon name="alert" />
      {problem}
    </p>
  )
}
