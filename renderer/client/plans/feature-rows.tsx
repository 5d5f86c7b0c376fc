import type { Feature } from '#site/types.ts'
import { interpolate } from '../site/interpolate.ts'
import { useWords } from '../site/site-state.tsx'
import { RichBlocks } from '../ui/rich-text.tsx'
import { FeatureName } from './feature-name.tsx'
import { PlanValue } from './plan-value.tsx'

interface Props {
  /** Prefix of the panel ids. */
  readonly id: string
  readonly plan: string
  readonly features: readonly Feature[]
  /** All features of the catalogue, among which are those that are replaced. */
  readonly all: readonly Feature[]
  readonly openId: string | undefined
  readonly onToggle: (feature: string) => void
}

/** The features of one plan with what the plan has of each; a name opens its explanation. */
export function FeatureRows({ id, plan, features, all, openId, onToggle }: Props) {
  return (
    <tbody>
      {features.map((feature) => (
        <Row
          key={feature.id}
          id={`${id}-${feature.id}`}
          {...{ feature, plan }}
          replaced={all.find((each) => each.id === feature.replaces)}
          isOpen={openId === feature.id}
          onToggle={() => onToggle(feature.id)}
        />
      ))}
    </tbody>
  )
}

interface RowProps extends Pick<Props, 'id' | 'plan'> {
  readonly feature: Feature
  readonly replaced: Feature | undefined
  readonly isOpen: boolean
  readonly onToggle: () => void
}

function Row({ id, feature, plan, replaced, isOpen, onToggle }: RowProps) {
  const words = useWords()

  return (
    <tr>
      <FeatureName
        {...{ id, isOpen, onToggle }}
        text={feature.text}
        icon={isOpen ? 'minus' : 'plus'}
        note={
          replaced && (
            <p className="feature-replaces small muted">
              {interpolate(words.replaces, { feature: replaced.text })}
            </p>
          )
        }
      >
        <div className="prose small">
          <p>{feature.shortDescription}</p>
          <div className="muted">
            <RichBlocks nodes={feature.longDescription} />
          </div>
        </div>
      </FeatureName>
      <td>
        <PlanValue feature={feature} plan={plan} />
      </td>
    </tr>
  )
}
