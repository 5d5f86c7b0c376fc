import { yamlParser } from '../read/yaml-parser.ts'
import type { Acknowledgement } from './acknowledge.ts'

const opening = ` Findings that are meant to stay as they are, each with its reason.
 Written by "diptych keep"; comments and reasons may be edited by hand.`

/** The text of `acknowledged.yaml` with more entries; comments and other entries stay as they are. */
export function withAcknowledgements(
  text: string | undefined,
  entries: readonly Acknowledgement[],
): string {
  const { Document, parseDocument } = yamlParser()
  const document = text === undefined ? new Document([]) : parseDocument(text)
  if (text === undefined) document.commentBefore = opening
  for (const entry of entries) document.add(document.createNode(entry))
  return document.toString({ lineWidth: 100 })
}

/** The text without the entries at some positions; undefined where none is left. */
export function withoutAcknowledgements(
  text: string,
  positions: readonly number[],
): string | undefined {
  const { isSeq, parseDocument } = yamlParser()
  const document = parseDocument(text)
  for (const position of positions.toSorted((a, b) => b - a)) document.delete(position)
  const isEmpty = isSeq(document.contents) && document.contents.items.length === 0
  return isEmpty ? undefined : document.toString({ lineWidth: 100 })
}
