import { inject, test } from 'vitest'
import { variedRoutes } from '../../e2e/built-routes.ts'
import { keepsWords } from '../../e2e/damaged-page.ts'

const varied = variedRoutes(inject('siteFolder')).filter((path) => !path.endsWith('.html'))

test.for(varied)('%s keeps its words whatever its sections lack', keepsWords)
