import type { Severity } from '../diagnostics/diagnostic.ts'
import type { Explanation } from '../diagnostics/explanation.ts'
import type { MessageData, MessageParts, Messages } from '../diagnostics/message.ts'
import type { DeployedSite } from './deployed-site.ts'

/** An observation about an address of a deployed site. */
export interface DeployedFinding<MessageId extends string = string> {
  readonly messageId: MessageId
  readonly data?: MessageData
  readonly url: string
  /** Overrides the severity of the check. */
  readonly severity?: Severity
}

/** Checks one thing of a deployed site. Its code is `deployed/` and the name of its file. */
export interface DeployedCheck<MessageId extends string = string> extends Explanation {
  readonly messages: Readonly<Record<MessageId, MessageParts>> & Messages
  check(site: DeployedSite): Iterable<DeployedFinding<MessageId>>
}

export const defineCheck = <const MessageId extends string>(
  check: DeployedCheck<MessageId>,
): DeployedCheck<MessageId> => check
