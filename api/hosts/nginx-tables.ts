import { assetFolder, cardFolder } from '../static/build.ts'
import { caching, contentTypes, unknownType } from '../static/serving-rules.ts'
import {
  escapeRegex,
  type HostedSite,
  namedPolicies,
  policyHeader,
  startPattern,
} from './hosted-site.ts'
import { note, ofDocuments, quote, variableOf } from './nginx.ts'

/** What browsers send. */
const usual = ['gzip, deflate, br, zstd', 'gzip, deflate, br', 'gzip, deflate', 'gzip', 'br']

const kindOf = (ending: string) => (ending === '.html' ? 'document' : 'file')

/** One compressed form in Accept-Encoding, unless its weight is zero. */
const accepts = (name: string) =>
  `~*(?:^|,)\\s*${name}\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))[^,]*)?(?:,|$)`

/** The tables of nginx, for `http {}`: which headers, redirects and pages belong to which address. */
export function nginxTables(site: HostedSite): string {
  const { headers, notFound, redirects } = site
  const { [policyHeader]: closedPolicy = '', ...ofFiles } = headers.files
  const { shared = {} } = headers
  const { texts, ofDocuments: policyNames } = namedPolicies(site)
  const policies = policyNames.map(([file, name]) => [`document${file}`, name] as const)
  const perDocument = ofDocuments(headers)
  const places = [...policies.map(([key]) => key), ...redirects.exact.map(([from]) => from)]
  return [
    note,
    ...hashSizes(places),
    '',
    '# The ending of the compressed form that a visitor takes; first as browsers ask, to be found at once.',
    map('$http_accept_encoding', '$diptych_form', [
      ['default', ''],
      ...usual.map((names) => [names, names.includes('br') ? '.br' : '.gz'] as const),
      [accepts('br'), '.br'],
      [accepts('gzip'), '.gz'],
    ]),
    map('$diptych_form', '$diptych_form_encoding', [
      ['default', ''],
      ['.br', 'br'],
      ['.gz', 'gzip'],
    ]),
    '# Where a request goes that no file answers.',
    map('$request_method', '$diptych_elsewhere', [
      ['default', '@diptych_file'],
      ['GET', ''],
      ['HEAD', ''],
      ['POST', '@diptych_api'],
    ]),
    '# One slash at the end makes no difference.',
    map('$uri', '$diptych_path', [
      ['default', '$uri'],
      ['~^(?<diptych_bare>.*[^/])/$', '$diptych_bare'],
    ]),
    map('$uri', '$diptych_encoding', [
      ['default', ''],
      ['~\\.br$', 'br'],
      ['~\\.gz$', 'gzip'],
    ]),
    '# The file that is sent, without the ending of its compressed form.',
    map('$uri', '$diptych_file', [
      ['default', '$uri'],
      ['~^/+(?<diptych_name>.+?)(?:\\.br|\\.gz)?$', '$diptych_name'],
    ]),
    '# Nothing for answers that are no files.',
    map('$status:$diptych_file', '$diptych_kind', [
      ['default', 'file'],
      ['~^(?:301|405|5\\d\\d):', ''],
      ['~\\.html$', 'document'],
    ]),
    map('$diptych_asked', '$diptych_asked_type', [
      ['default', unknownType],
      ...Object.entries(contentTypes),
    ]),
    map('$diptych_file', '$diptych_ending', [
      ['default', ''],
      ['~(?<diptych_last>\\.\\w+)$', '$diptych_last'],
    ]),
    map('$diptych_kind$diptych_ending', '$diptych_type', [
      ['default', unknownType],
      ...Object.entries(contentTypes).map(
        ([ending, type]) => [`${kindOf(ending)}${ending}`, type] as const,
      ),
      ['~^(?:\\.|$)', ''],
    ]),
    map('$diptych_kind/$diptych_file', '$diptych_caching', [
      ['default', caching.others],
      [`~^file/${assetFolder}`, caching.assets],
    ]),
    map('$diptych_kind', '$diptych_vary', [
      ['default', 'accept-encoding'],
      ['', ''],
    ]),
    map('$status', '$diptych_allow', [
      ['default', ''],
      ['405', 'GET, HEAD, POST'],
    ]),
    ...perDocument.map(([name, value]) =>
      map('$diptych_kind', variableOf(name), [
        ['default', ''],
        ['document', value],
      ]),
    ),
    ...Object.entries(ofFiles).map(([name, value]) =>
      map('$diptych_kind', variableOf(name), [
        ['default', ''],
        ['file', value],
      ]),
    ),
    ...Object.entries(shared).map(([name, value]) =>
      map('$diptych_kind/$diptych_file', variableOf(name), [
        ['default', headers.all[name] ?? ''],
        [`~^file/${cardFolder}`, value],
      ]),
    ),
    map('$diptych_kind/$diptych_file', '$diptych_policy', [
      ['default', ''],
      ['~^file/', 'file'],
      ...policies,
    ]),
    map('$diptych_policy', variableOf(policyHeader), [
      ['default', ''],
      ['file', closedPolicy],
      ...texts,
    ]),
    map('$uri', '$diptych_missing', [
      ['default', ''],
      ...notFound.map(({ folder, file }) => [`~^${escapeRegex(folder)}`, file] as const),
    ]),
    map('$diptych_path', '$diptych_redirect', [
      ['default', ''],
      ...redirects.exact.map(([from, to]) => [redirectKey(from), redirectTarget(to)] as const),
      ...redirects.wide.map(
        ([from, to]) => [`~${startPattern(from)}`, redirectTarget(to)] as const,
      ),
    ]),
  ].join('\n')
}

/** Maps of nginx find a text whatever its case, and refuse two that differ in nothing else. */
const redirectKey = (from: string) =>
  from === from.toLowerCase() ? from : `~^${escapeRegex(from)}$`

/** A dollar sign would begin a variable. */
const redirectTarget = (to: string) => to.replaceAll('$', '%24')

/** A map whose value is computed anew after an internal redirect. The first row that is a pattern wins. */
const map = (from: string, to: string, rows: readonly (readonly [string, string])[]) =>
  [
    `map ${from.includes(':') || from.includes('/') ? `"${from}"` : from} ${to} {`,
    '\tvolatile;',
    ...rows.map(([key, value]) => `\t${quote(key)} ${quote(value)};`),
    '}',
    '',
  ].join('\n')

/** The sizes that nginx needs for many or long keys, where its own do not suffice. */
function hashSizes(keys: readonly string[]): readonly string[] {
  const longest = Math.max(0, ...keys.map((key) => Buffer.byteLength(key)))
  const powerFrom = (least: number) => 2 ** Math.ceil(Math.log2(least))
  return [
    `map_hash_bucket_size ${powerFrom(Math.max(128, 2 * (longest + 32)))};`,
    `map_hash_max_size ${powerFrom(Math.max(2048, 4 * keys.length))};`,
  ]
}
