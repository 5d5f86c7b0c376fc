import type { GatheredItem } from './move-entries.ts'

/** How a section of one format is written in the next. The changes are made in the order of these keys. */
export interface SectionChange {
  readonly type: string
  /** Keys that it gets, with their values. `a.b` is a key of the group `a`, where there is one. */
  readonly set?: Readonly<Record<string, string | boolean>>
  /**
   * Keys that have another name. One that ends in `[0]` becomes a list with the former value as its only item, `a.b` a
   * group `a` whose only key `b` has it.
   */
  readonly rename?: Readonly<Record<string, string>>
  /** Keys whose value goes to the end of a list, by its name: that of a list of one item, made by `rename`. */
  readonly append?: Readonly<Record<string, string>>
  /** Keys that move into the items of a new list, by its name. */
  readonly gather?: Readonly<
    Record<string, readonly (GatheredItem & { readonly set: { readonly id: string } })[]>
  >
  /** A list, in each of whose items keys move into a new group, by its name. */
  readonly group?: Readonly<Record<string, { readonly name: string } & GatheredItem>>
}

/** A wall stands in the `media` of a section, beside what else may stand there. */
const wall = { wall: 'media.wall' }

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
  {
    hero: {
      type: 'hero',
      set: { look: 'art' },
      rename: { headline: 'lines', lead: 'text', ...wall },
    },
    'page-head': {
      type: 'hero',
      set: { look: 'title' },
      rename: { heading: 'lines[0]', lead: 'text', action: 'actions[0]', ...wall },
    },
    'plan-hero': {
      type: 'hero',
      set: { look: 'offer' },
      rename: { heading: 'lines[0]', lead: 'text', action: 'actions[0]', ...wall },
      append: { jump: 'actions' },
    },
    intro: {
      type: 'hero',
      set: { look: 'split', 'still.type': 'film-still' },
      rename: {
        ...{
          heading: 'lines[0]',
          lead: 'text',
          benefits: 'points',
          action: 'actions[0]',
          still: 'media',
        },
        ...wall,
      },
    },
    story: { type: 'text', set: { look: 'prose' }, rename: wall },
    statement: { type: 'text', set: { look: 'statement' } },
    'key-facts': { type: 'facts', set: { look: 'row' } },
    statistics: { type: 'facts', set: { look: 'figures' } },
    minutes: { type: 'cells', set: { look: 'groups' } },
    instalments: { type: 'cells', set: { binding: true, look: 'parts' }, rename: { note: 'text' } },
    portion: {
      type: 'cells',
      set: { look: 'portion' },
      rename: { empty: 'share' },
      gather: {
        parts: [
          { set: { id: 'full' }, keys: ['wall'] },
          { set: { id: 'rest', empty: true }, keys: ['share'] },
        ],
      },
    },
    quote: {
      type: 'quote',
      set: { look: 'large' },
      gather: { quotes: [{ set: { id: 'quote' }, keys: ['text', 'author', 'role', 'tint'] }] },
    },
    host: {
      type: 'people',
      set: { look: 'one' },
      rename: wall,
      gather: { people: [{ set: { id: 'host' }, keys: ['media', 'text', 'facts'] }] },
    },
    'plan-cards': {
      type: 'plans',
      set: { look: 'cards' },
      rename: { vat: 'note' },
      group: {
        pictures: { name: 'media', set: { type: 'plan-picture' }, keys: ['kind', 'tint', 'parts'] },
      },
    },
    'plan-table': { type: 'plans', set: { look: 'table' } },
    'plan-column': { type: 'plans', set: { look: 'column' } },
    'plan-explorer': { type: 'plans', set: { look: 'explorer' }, rename: { link: 'action' } },
    'not-found': {
      type: 'message',
      set: { look: 'missing' },
      rename: { wallLabel: 'mediaLabel', home: 'action', ...wall },
    },
    confirmation: { type: 'message', set: { look: 'sent' }, rename: wall },
    legal: { type: 'document' },
    action: { type: 'action', rename: wall },
  },
]

/** The format of content that this version reads. */
export const currentFormat = migrations.length + 1
