import { hash } from 'node:crypto'
import type { KeptQuiz } from '../kept-quiz.ts'
import type { Sql, SqlDatabase, SqlRow, SqlValue } from '../sql-database.ts'
import type { Store } from '../store.ts'

/** The columns of the table, in order. A later version may append some. */
const columns = ['slug', 'secret', 'language', 'quiz', 'hash', 'changed_at', 'played_at']

type Values = readonly SqlValue[]

const insert = `INSERT INTO quizzes (${columns}) VALUES (${columns.map(() => '?')}) ON CONFLICT DO NOTHING`

/** How long a quiz counts as played after a play, in milliseconds. Each play would be a write otherwise. */
const playedFor = 24 * 60 * 60_000

/** The store's operations on quizzes under short links. */
export function quizzes({ dialect, read, write }: SqlDatabase) {
  /** A store of an earlier version that is only read has no such table. */
  const isHere = async (sql: Sql) =>
    dialect === 'postgres' ||
    (await sql.all("SELECT 1 FROM sqlite_schema WHERE name = 'quizzes'")).length > 0

  return {
    addQuiz: ({ slug, secret, language, quiz, changedAt, playedAt }) =>
      write(async (sql) => {
        if (await isGone(sql, slug)) return false
        const values = [slug, secret, language, quiz, hashOf(quiz), changedAt, playedAt]
        if ((await sql.run(insert, ...values)) > 0) return true
        // The retry of a commit with an unknown result.
        const own = 'SELECT 1 FROM quizzes WHERE slug = ? AND secret = ?'
        return (await sql.all(own, slug, secret)).length > 0
      }),

    findQuiz: (slug) =>
      read(async (sql) => {
        const [row] = await sql.all('SELECT * FROM quizzes WHERE slug = ?', slug)
        if (row) return readQuiz(row)
        return (await isGone(sql, slug)) ? 'gone' : undefined
      }),

    changeQuiz: (slug, quiz, at) =>
      write(async (sql) => {
        const change =
          'UPDATE quizzes SET quiz = ?, hash = ?, changed_at = ?, played_at = ? WHERE slug = ?'
        return (await sql.run(change, quiz, hashOf(quiz), at, at, slug)) > 0
      }),

    markPlayed: async ({ slug, playedAt }, at) => {
      if (at - playedAt < playedFor) return
      await write((sql) => sql.run('UPDATE quizzes SET played_at = ? WHERE slug = ?', at, slug))
    },

    listQuizzes: ({ after = '', limit }) =>
      read(async (sql) => {
        if (!(await isHere(sql))) return []
        const found = 'SELECT * FROM quizzes WHERE slug > ? ORDER BY slug LIMIT ?'
        return (await sql.all(found, after, limit)).map(readQuiz)
      }),

    weighQuizzes: (before = Number.MAX_SAFE_INTEGER) =>
      read(async (sql) => {
        const [row] = await sql.all(
          'SELECT COUNT(*) AS count, SUM(LENGTH(quiz)) AS bytes FROM quizzes WHERE played_at < ?',
          before,
        )
        return { count: Number(row?.['count']), bytes: Number(row?.['bytes'] ?? 0) }
      }),

    removeQuizzes: (slugs) => write((sql) => remove(sql, slugs)),

    removeUnplayed: (before, limit) =>
      write(async (sql) => {
        const due = await sql.all(
          'SELECT slug FROM quizzes WHERE played_at < ? ORDER BY played_at LIMIT ?',
          before,
          limit,
        )
        return remove(
          sql,
          due.map(({ slug }) => String(slug)),
        )
      }),
  } satisfies Partial<Store>
}

/** Removes quizzes. Nobody gets their links again: they may be printed somewhere. */
async function remove(sql: Sql, slugs: readonly string[]): Promise<number> {
  let removed = 0
  for (const slug of slugs) {
    const isRemoved = (await sql.run('DELETE FROM quizzes WHERE slug = ?', slug)) > 0
    if (!isRemoved) continue
    removed += 1
    await sql.run('INSERT INTO gone (slug) VALUES (?) ON CONFLICT DO NOTHING', hashOf(slug))
  }
  return removed
}

const isGone = async (sql: Sql, slug: string) =>
  (await sql.all('SELECT 1 FROM gone WHERE slug = ?', hashOf(slug))).length > 0

/** Takes in records of another store: the slugs that were removed there, then the quizzes that nobody removed. */
export async function recoverQuizzes(sql: Sql, records: readonly Values[]): Promise<void> {
  for (const record of records) {
    const [slug, ...others] = record
    if (others.length > 0 || !/^[\w-]{43}$/.test(String(slug))) continue
    await sql.run('INSERT INTO gone (slug) VALUES (?) ON CONFLICT DO NOTHING', String(slug))
  }
  for (const record of records) {
    const quiz = quizIn(record)
    if (!quiz || (await isGone(sql, quiz.slug))) continue
    await sql.run(insert, ...record.slice(0, columns.length))
  }
}

/** The whole quiz in a record of a database file. The hash of its text shows that it is one. */
export function quizIn(record: Values): KeptQuiz | undefined {
  const [slug, secret, language, quiz, hashed, changedAt, playedAt] = record
  const isWhole =
    record.length >= columns.length &&
    [slug, secret, language, quiz].every((value) => typeof value === 'string') &&
    hashOf(String(quiz)) === hashed &&
    [changedAt, playedAt].every(Number.isSafeInteger)
  return isWhole
    ? readQuiz(Object.fromEntries(columns.map((name, at) => [name, record[at]])))
    : undefined
}

const readQuiz = (row: SqlRow): KeptQuiz => ({
  slug: String(row['slug']),
  secret: String(row['secret']),
  language: String(row['language']),
  quiz: String(row['quiz']),
  changedAt: Number(row['changed_at']),
  playedAt: Number(row['played_at']),
})

const hashOf = (text: string) => hash('sha256', text, 'base64url')
