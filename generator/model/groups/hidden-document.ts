import type { SourceDocument } from '../../read/documents.ts'
import type { Kind } from '../../read/file-kind.ts'

/** A document of which only the name is known. */
export class HiddenDocument {
  readonly #reader: string
  readonly kind: Kind
  readonly name: string
  readonly file: string
  readonly address: string
  declare readonly language?: string

  constructor(reader: string, { kind, name, language, file, address }: SourceDocument) {
    this.#reader = reader
    this.kind = kind
    this.name = name
    this.file = file
    this.address = address
    if (language !== undefined) this.language = language
  }
  get data() {
    return this.#refuse()
  }
  get problems() {
    return this.#refuse()
  }
  get text() {
    return this.#refuse()
  }
  get hash() {
    return this.#refuse()
  }
  place() {
    return this.#refuse()
  }
  copy() {
    return this.#refuse()
  }
  #refuse(): never {
    throw new Error(`${this.#reader} reads ${this.file}, which is of another one.`)
  }
}
