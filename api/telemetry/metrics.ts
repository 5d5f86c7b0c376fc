interface Described {
  readonly type: 'counter' | 'gauge' | 'histogram'
  /** The names of its labels. Each label has few values, none of which a visitor chooses. */
  readonly labels?: readonly string[]
  readonly help: string
}

/** All metrics. The names are a public contract: add, never rename. */
export const metricsByName = {
  diptych_requests_total: {
    type: 'counter',
    labels: ['method', 'route', 'status'],
    help: 'Requests that the API answered.',
  },
  diptych_files_total: {
    type: 'counter',
    labels: ['status'],
    help: 'Answers with a file of the site.',
  },
  diptych_dropped_connections_total: {
    type: 'counter',
    help: 'Connections that were closed because MAX_CONNECTIONS were open.',
  },
  diptych_submissions_total: {
    type: 'counter',
    labels: ['state', 'place'],
    help: 'Submissions by state, and where they were written.',
  },
  diptych_submission_reasons_total: {
    type: 'counter',
    labels: ['reason'],
    help: 'Reasons that a submission was marked with.',
  },
  diptych_doubtful_refused_total: {
    type: 'counter',
    help: 'Submissions that may be no leads and were not stored, because their room or rate was used up.',
  },
  diptych_deliveries_total: {
    type: 'counter',
    labels: ['channel', 'state'],
    help: 'Attempts to deliver a lead, by channel and result.',
  },
  diptych_quizzes_total: {
    type: 'counter',
    labels: ['source'],
    help: 'Quizzes by who wrote them.',
  },
  diptych_quiz_model_faults_total: {
    type: 'counter',
    labels: ['kind'],
    help: 'Failed calls to the language model.',
  },
  diptych_policy_violations_total: {
    type: 'counter',
    labels: ['directive'],
    help: 'Content-Security-Policy violations that browsers reported.',
  },
  diptych_request_duration_seconds: {
    type: 'histogram',
    labels: ['route'],
    help: 'Time from the end of a request body to the answer of the API.',
  },
  diptych_build_info: {
    type: 'gauge',
    labels: ['version'],
    help: 'The version of Diptych.',
  },
  diptych_site_build_timestamp_seconds: {
    type: 'gauge',
    help: 'When the site that is served was built, in seconds since 1970.',
  },
  diptych_ready: { type: 'gauge', help: 'Whether submissions can be stored: 1 or 0.' },
  diptych_written: {
    type: 'gauge',
    help: 'Whether the last write to the store succeeded: 1 or 0.',
  },
  diptych_spooled: { type: 'gauge', help: 'Submissions that wait in the spool.' },
  diptych_set_aside: {
    type: 'gauge',
    help: 'Files of the spool that could not be read and were set aside.',
  },
  diptych_spool_writable: { type: 'gauge', help: 'Whether the spool can be written: 1 or 0.' },
  diptych_missing: {
    type: 'gauge',
    help: 'Submissions that were accepted and are not in the store.',
  },
  diptych_damaged_files: {
    type: 'gauge',
    help: 'Damaged files of the store that were moved aside.',
  },
  diptych_backup_age_seconds: {
    type: 'gauge',
    help: 'Age of the last proven backup; without one, of the oldest submission.',
  },
  diptych_waiting: { type: 'gauge', help: 'Submissions that wait to be written.' },
  diptych_free_bytes: { type: 'gauge', help: 'Free space where submissions are stored.' },
  diptych_free_megabytes: { type: 'gauge', help: 'The same in units of 1048576 bytes.' },
  diptych_channels: { type: 'gauge', help: 'Channels on which staff are told of leads.' },
  diptych_undelivered: { type: 'gauge', help: 'Deliveries that are still to be made.' },
  diptych_given_up: { type: 'gauge', help: 'Deliveries that were given up.' },
  diptych_doubtful_bytes: {
    type: 'gauge',
    help: 'Room that submissions take that may be no leads.',
  },
  diptych_held_this_week: {
    type: 'gauge',
    help: 'Submissions of the last seven days that are held for review.',
  },
  diptych_oldest_undelivered_seconds: {
    type: 'gauge',
    help: 'Age of the oldest delivery that is still to be made.',
  },
  diptych_untrusted_proxy: {
    type: 'gauge',
    help: 'Whether a proxy that TRUSTED_PROXIES lacks sent a request: 1 or 0.',
  },
  diptych_event_loop_delay_p99_seconds: {
    type: 'gauge',
    help: 'Event loop delay of the slowest hundredth, last 5 s.',
  },
  diptych_resident_memory_bytes: {
    type: 'gauge',
    help: 'Memory of the process.',
  },
} as const satisfies Readonly<Record<string, Described>>

type NameOf<Type> = {
  [Name in keyof typeof metricsByName]: (typeof metricsByName)[Name]['type'] extends Type
    ? Name
    : never
}[keyof typeof metricsByName]

export type CounterName = NameOf<'counter'>
type HistogramName = NameOf<'histogram'>
export type Labels = Readonly<Record<string, string>>

export interface Metrics {
  count(name: CounterName, labels?: Labels): void
}

/** Counts events and measures durations. */
export interface TimedMetrics extends Metrics {
  observe(name: HistogramName, seconds: number, labels?: Labels): void
}
