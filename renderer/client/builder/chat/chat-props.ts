import type { Dispatch } from 'react'
import type { ToolBuilderContent } from '#site/types.ts'
import type { BuilderEvent, BuilderState } from '../state/state.ts'

export interface ChatProps {
  readonly content: ToolBuilderContent
  readonly state: BuilderState
  readonly dispatch: Dispatch<BuilderEvent>
}
