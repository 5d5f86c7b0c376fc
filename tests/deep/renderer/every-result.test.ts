import { everyBank } from '../../api/composed/compose/every-quiz.ts'
import { checkResults } from '../../renderer/client/builder/result/check-results.ts'

checkResults(everyBank)
