import { Icon } from '../../ui/icon.tsx'

interface Props {
  readonly id: string
  /** The name of the field; the API finds by it where its own messages go, on the page it answers with. */
  readonly field: string
  readonly problem: string | undefined
}

/** What is wrong with a field, hidden where nothing is. The field is described by this and takes the focus. */
export function FieldProblem({ id, field, problem }: Props) {
  return (
    <p id={id} className="field-problem" data-field={field} hidden={problem === undefined}>
      <Icon name="alert" />
      {problem}
    </p>
  )
}
