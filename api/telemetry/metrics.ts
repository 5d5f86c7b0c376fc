/** Where what happens is counted, under Prometheus's kind of names: `diptych_submissions_total`. */
export interface Metrics {
  count(name: string, labels?: Readonly<Record<string, string>>): void
}
