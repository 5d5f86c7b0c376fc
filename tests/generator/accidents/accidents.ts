import { fileAccidents } from './file-accidents.ts'
import type { Case } from './korenaar.ts'
import { layoutAccidents } from './layout-accidents.ts'
import { structureAccidents } from './structure-accidents.ts'
import { textAccidents } from './text-accidents.ts'
import { valueAccidents } from './value-accidents.ts'

export const accidents: readonly Case[] = [
  ...layoutAccidents,
  ...valueAccidents,
  ...fileAccidents,
  ...structureAccidents,
  ...textAccidents,
]
