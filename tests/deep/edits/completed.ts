import { linkSite } from '#generator/model/link-site.ts'
import { collectDefinitions, isReferenceKind } from '#generator/model/names.ts'
import { parseDocuments } from '#generator/read/documents.ts'
import { isRecord, type Path } from '#generator/read/path.ts'
import { type Files, schemas } from './content.ts'
import { withData } from './edit.ts'
import { placesIn } from './places.ts'

/** The files with what a whole edit has besides: words for each new plan, and none for what is gone. */
export function completed(files: Files): Files {
  const { documents } = parseDocuments({ files, folder: '' })
  const names = collectDefinitions(linkSite({ documents, schemas, today: '2026-11-21' }))
  const changes = new Map<string, unknown>()

  for (const document of documents) {
    if (document.data === undefined) continue
    for (const { path, value, at } of placesIn(document)) {
      const kind = at.node.propertyNames?.['x-ref']
      if (!isReferenceKind(kind) || !isRecord(value)) continue
      const wanted = [...(names(kind) ?? [])]
      const [like] = Object.values(value)
      const whole = Object.fromEntries(wanted.map((name) => [name, value[name] ?? like]))
      if (Object.keys(value).toSorted().join() === wanted.toSorted().join()) continue
      changes.set(
        document.file,
        setIn(changes.get(document.file) ?? document.data, path, () => whole),
      )
    }
  }
  return withData(files, changes)
}

/** A copy of a value with one change inside. */
export function setIn(value: unknown, path: Path, change: (value: unknown) => unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined) return change(value)
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (index === step ? setIn(item, rest, change) : item))
  return isRecord(value) ? { ...value, [step]: setIn(value[step], rest, change) } : value
}
