import { expect, test } from 'vitest'
import { routes } from '#api/http/routes.ts'
import { codeIn, readPaper, rowsUnder } from './paper.ts'

const rows = rowsUnder(readPaper('api/README.md'), 'route', 'methods')

test('the operators’ table of routes says what the table in the code says', () => {
  const described = rows.map(([paths = '', methods = '', size = '']) => ({
    paths: codeIn(paths),
    methods: codeIn(methods),
    size,
  }))
  expect(described).toEqual(
    Object.values(routes).map(({ paths, methods, maxBytes }) => ({
      paths,
      methods,
      size: `${maxBytes / 1024} KiB`,
    })),
  )
})
