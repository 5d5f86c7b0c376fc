export type { DevReport } from '#site/types.ts'
export { build } from './build.ts'
export { fontLetters } from './bundle/subset-fonts.ts'
export {
  type DevServer,
  type DevServerInput,
  startDevServer,
} from './dev/dev-server.ts'
export type { DevContent } from './dev/dev-site.ts'
export {
  createOutputFolder,
  type FileFacts,
  type OutputFolder,
  type Target,
} from './output-folder.ts'
export type {
  BuildInput,
  MadeDocument,
  PageInput,
  PagesOfDocument,
} from './page-input.ts'
