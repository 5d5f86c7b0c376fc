import { setFlagsFromString } from 'node:v8'

/** From so many files on, a check fills hundreds of megabytes. */
const many = 1000

/**
 * Lets the memory of a check of many files double between two collections. By itself it grows up to fourfold: a
 * build of 5,000 files then takes 1,190 instead of 790 MiB, and no less time.
 */
export function boundHeap(files: number): void {
  if (files >= many) setFlagsFromString('--heap-growing-percent=100')
}
