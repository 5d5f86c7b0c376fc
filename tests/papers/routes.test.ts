import { expect, test } from 'vitest'
import { routes } from '#api/http/routes.ts'
import { codeIn, readPaper, rowsUnder } from './paper.ts'

const rows = rowsUnder(readPaper('api/README.md'), 'route', 'methods')

const settingOf = { forms: 'FORMS_PER_MINUTE', quiz: 'twice that' }

test('the operators’ table of routes says what the table in the code says', () => {
  const described = rows.map(([paths = '', methods = '', size = '', rate = '']) => ({
    paths: codeIn(paths),
    methods: codeIn(methods),
    size,
    rate: rate.replaceAll('`', ''),
  }))
  expect(described).toEqual(
    Object.values(routes).map(({ paths, methods, maxBytes, rate }) => ({
      paths,
      methods,
      size: `${maxBytes / 1024} KiB`,
      rate: settingOf[rate],
    })),
  )
})
