export type {
  FormRules,
  GeneratedQuiz,
  QuizBanks,
  QuizLibrary,
  ServedHeaders,
} from '#site/types.ts'
export { createModelWriter } from './composed/model.ts'
export { createQuizMaker, readQuizBanks } from './composed/quiz-maker.ts'
export { OperatorError } from './errors/operator-error.ts'
export type { Validate } from './errors/validate.ts'
export { createPlainPages } from './forms/pages/plain-pages.ts'
export { createSitePages } from './forms/pages/site-pages.ts'
export { readForms } from './forms/read-forms.ts'
export { type ApiDependencies, createApi } from './http/app.ts'
export { createReject, type Reject } from './http/reject.ts'
export {
  type Archive,
  allSubmissions,
  deliverAgain,
  erase,
  findPerson,
  openArchive,
} from './leads/archive.ts'
export { backUp, restore } from './leads/backup.ts'
export { channelNames } from './leads/delivery/channels.ts'
export { describeSubmission, visibleText } from './leads/delivery/describe-submission.ts'
export { toCsv, toJsonLine } from './leads/export.ts'
export { type Leads, type LeadsDependencies, openLeads, storeFile } from './leads/leads.ts'
export { checkReadiness, type Readiness } from './leads/readiness.ts'
export { verifyArchive } from './leads/verify.ts'
export { createApiListener } from './server/api-listener.ts'
export { createOperationServer } from './server/operation-server.ts'
export { type Environment, readEnvironment } from './settings/environment.ts'
export { type Build, openBuild, readSiteFileNow } from './static/build.ts'
export { readServedHeaders } from './static/served-headers.ts'
export { addressOf } from './static/site-file.ts'
export { newestOf } from './store/line.ts'
export { type Submission, type SubmissionState, states } from './store/submission.ts'
export type { Log, LogDetails } from './telemetry/log.ts'
export { createPseudonymize } from './telemetry/pseudonym.ts'
export { createIds } from './telemetry/request-id.ts'
