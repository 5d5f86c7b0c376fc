export type { FormRules, ServedHeaders } from '#site/types.ts'
export { createPages } from './answer/pages.ts'
export { type Environment, readEnvironment } from './hosts/environment.ts'
export { OperatorError } from './hosts/operator-error.ts'
export { createApiListener } from './http/api-listener.ts'
export { type ApiDependencies, createApi } from './http/app.ts'
export type { Log } from './http/log.ts'
export { createOperationServer } from './http/site-server.ts'
export type { Validate } from './http/static/build.ts'
export {
  type Build,
  openBuild,
  readForms,
  readServedHeaders,
  readSiteFileNow,
} from './http/static/build.ts'
export { addressOf } from './http/static/site.ts'
export {
  type Archive,
  deliverAgain,
  erase,
  findPerson,
  openArchive,
} from './leads/archive.ts'
export { backUp, restore } from './leads/backup.ts'
export { toCsv, toJsonLine } from './leads/export.ts'
export { type Leads, openLeads, storeFile } from './leads/leads.ts'
export { checkReadiness, type Readiness } from './leads/readiness.ts'
export { verifyArchive } from './leads/verify.ts'
export { createModelWriter } from './quiz/model.ts'
export { readQuizBanks } from './quiz/quizzes.ts'
export { newestOf, type Submission } from './store/line.ts'
export { channelNames } from './tell/channels.ts'
export { describeSubmission, visibleText } from './tell/notification.ts'
