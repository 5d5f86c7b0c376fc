import { Icon } from '../../ui/icon.tsx'

interface Props {
  readonly id: string
  /** The name of the field. By it the API finds the element for its message in the returned page. */
  readonly field: string
  readonly problem: string | undefined
}

/** The error message of a field, hidden if there is none. It describes the field. */
export function FieldProblem({ id, field, problem }: Props) {
  return (
    <p id={id} className="field-problem" data-field={field} hidden={problem === undefined}>
      <Icon name="alert" />
      {problem}
    </p>
  )
}
