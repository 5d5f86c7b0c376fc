import { checkResults } from '../../renderer/client/builder/result/check-results.ts'
import { everyBank } from '../../site/every-quiz.ts'

checkResults(everyBank)
