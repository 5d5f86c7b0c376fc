import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Headers = Readonly<Record<string, string>>

/** What the build says about the headers of a site. */
export interface ServedHeaders {
  /** With every answer. */
  readonly all: Headers
  /** With every document, beside its own policy. */
  readonly documents: Headers
  /** With files that are no documents. */
  readonly files: Headers
  /** The Content-Security-Policy of each document, by file. */
  readonly policies: Headers
  /** Where old addresses lead; one that ends with `*` stands for all that start so. */
  readonly redirects: Headers
}

/** Reads what the build wrote for the server. */
export function readServedHeaders(folder: string): ServedHeaders {
  return JSON.parse(readFileSync(join(folder, '.diptych/headers.json'), 'utf8'))
}
