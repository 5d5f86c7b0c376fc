/** How a section of one format is written in the next. */
export interface SectionChange {
  readonly type: string
  /** Keys that it gets, with their values. */
  readonly set?: Readonly<Record<string, string>>
  /** Keys that have another name. One that ends in `[0]` becomes a list with the former value as its only item. */
  readonly rename?: Readonly<Record<string, string>>
}

/** By the type of a section. */
export type Migration = Readonly<Record<string, SectionChange>>

/** The first leads from format 1, in which nothing says the format, to format 2. A change that loses meaning adds one. */
export const migrations: readonly Migration[] = [
  {
    'point-list': { type: 'points', set: { look: 'rows' } },
    'point-grid': { type: 'points', set: { look: 'grid' } },
    'point-cells': { type: 'points', set: { look: 'cells' } },
    reasons: { type: 'points', set: { look: 'plain' }, rename: { reasons: 'points' } },
    checklist: { type: 'points', set: { look: 'checks' }, rename: { items: 'points' } },
  },
  {
    'call-to-action': { type: 'action', set: { look: 'band' } },
    callout: { type: 'action', set: { look: 'line' }, rename: { action: 'actions[0]' } },
    spotlight: { type: 'action', set: { look: 'split' }, rename: { action: 'actions[0]' } },
    'lead-magnet': { type: 'action', set: { look: 'wall' }, rename: { action: 'actions[0]' } },
  },
]

/** The format of content that this version reads. */
export const currentFormat = migrations.length + 1
