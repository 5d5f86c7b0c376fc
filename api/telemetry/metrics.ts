/** All metrics with their HELP texts. The names are a public contract: add, never rename. */
export const metricHelp = {
  diptych_requests_total: 'Requests that the API answered.',
  diptych_request_duration_seconds: 'Time from the end of a request body to the answer of the API.',
  diptych_submissions_total: 'Submissions by state, and where they were written.',
  diptych_submission_reasons_total: 'Reasons that a submission was marked with.',
  diptych_deliveries_total: 'Attempts to deliver a lead, by channel and result.',
  diptych_quizzes_total: 'Quizzes by who wrote them.',
  diptych_quiz_model_faults_total: 'Failed calls to the language model.',
  diptych_policy_violations_total: 'Content-Security-Policy violations that browsers reported.',
  diptych_files_total: 'Answers that were sent from memory.',
  diptych_dropped_connections_total:
    'Connections that were closed because MAX_CONNECTIONS were open.',
  diptych_refused_requests_total: 'Requests that a worker answered with 503 by itself.',
  diptych_ready: 'Whether submissions can be stored: 1 or 0.',
  diptych_written: 'Whether the last write to the store succeeded: 1 or 0.',
  diptych_spooled: 'Submissions that wait in the spool.',
  diptych_set_aside: 'Files of the spool that could not be read and were set aside.',
  diptych_spool_writable: 'Whether the spool can be written: 1 or 0.',
  diptych_waiting: 'Submissions that wait to be written.',
  diptych_free_megabytes: 'Free space where submissions are stored.',
  diptych_undelivered: 'Deliveries that are still to be made.',
  diptych_given_up: 'Deliveries that were given up.',
  diptych_held_this_week: 'Submissions of the last seven days that are held for review.',
  diptych_oldest_undelivered_seconds: 'Age of the oldest delivery that is still to be made.',
  diptych_untrusted_proxy: 'Whether a proxy that TRUSTED_PROXIES lacks sent a request: 1 or 0.',
  diptych_event_loop_delay_p99_seconds: 'Event loop delay of the slowest hundredth, last 5 s.',
  diptych_resident_memory_bytes: 'Memory of the process that owns the store.',
} as const

export type MetricName = keyof typeof metricHelp
export type Labels = Readonly<Record<string, string>>

export interface Metrics {
  count(name: MetricName, labels?: Labels): void
}

/** Counts events and measures durations. */
export interface TimedMetrics extends Metrics {
  observe(name: MetricName, seconds: number, labels?: Labels): void
}
