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
export { allSubmissions } from './leads/archive/all-submissions.ts'
export { type Archive, openArchive } from './leads/archive/archive.ts'
export { backUp } from './leads/archive/backup.ts'
export { damagedBeside } from './leads/archive/copies.ts'
export { erasePerson, findPerson } from './leads/archive/erase-person.ts'
export { erasedFile, readErased } from './leads/archive/erased.ts'
export { toCsv, toJsonLine } from './leads/archive/export.ts'
export { restore } from './leads/archive/restore.ts'
export { verifyArchive } from './leads/archive/verify.ts'
export { channelNames } from './leads/delivery/channels.ts'
export { describeSubmission, visibleText } from './leads/delivery/describe-submission.ts'
export { acceptLoss, highWaterFile } from './leads/high-water.ts'
export { type Leads, type LeadsDependencies, openLeads } from './leads/leads.ts'
export { checkReadiness, type Readiness } from './leads/readiness.ts'
export {
  applyRetention,
  type Expired,
  expiredAt,
} from './leads/retention.ts'
export type { SubmissionWriter } from './leads/submission-writer.ts'
export { createApiListener } from './server/api-listener.ts'
export { createOperationServer } from './server/operation-server.ts'
export { type Environment, readEnvironment } from './settings/environment.ts'
export { type Build, openBuild, readSiteFileNow } from './static/build.ts'
export { readServedHeaders } from './static/served-headers.ts'
export { addressOf } from './static/site-file.ts'
export { storeFile } from './store/open-store.ts'
export { type Submission, type SubmissionState, states } from './store/submission.ts'
export type { Log, LogDetails } from './telemetry/log.ts'
export { createPseudonymize } from './telemetry/pseudonym.ts'
export { createIds } from './telemetry/request-id.ts'
