import type { Migration } from './migrate.ts'

/** Submissions, what is to be delivered of them, and what the server notes about itself. */
export const submissions: Migration = ({ blob, integer }) => [
  `CREATE TABLE submissions (
    id TEXT PRIMARY KEY,
    key TEXT,
    body_hash TEXT NOT NULL,
    state TEXT NOT NULL,
    reasons TEXT NOT NULL,
    form TEXT,
    language TEXT,
    raw ${blob} NOT NULL,
    content_type TEXT NOT NULL,
    fields TEXT NOT NULL,
    extra TEXT NOT NULL,
    headers TEXT NOT NULL,
    received_at ${integer} NOT NULL
  )`,
  'CREATE UNIQUE INDEX submissions_by_key ON submissions (key, body_hash) WHERE key IS NOT NULL',
  'CREATE INDEX submissions_by_time ON submissions (received_at)',
  'CREATE INDEX submissions_by_body ON submissions (body_hash, received_at)',
  `CREATE TABLE deliveries (
    id TEXT PRIMARY KEY,
    submission TEXT NOT NULL REFERENCES submissions (id) ON DELETE CASCADE,
    channel TEXT NOT NULL,
    state TEXT NOT NULL,
    attempts ${integer} NOT NULL,
    next_at ${integer} NOT NULL,
    settled_at ${integer},
    error TEXT
  )`,
  'CREATE INDEX deliveries_due ON deliveries (state, next_at)',
  'CREATE INDEX deliveries_by_submission ON deliveries (submission)',
  'CREATE TABLE notes (name TEXT PRIMARY KEY, value TEXT NOT NULL)',
]
