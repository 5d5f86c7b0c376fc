import { assetFolder, cardFolder } from '../static/build.ts'
import { caching, contentTypes, unknownType, wellKnownFolder } from '../static/serving-rules.ts'
import {
  escapeRegex,
  type HostedSite,
  hidden,
  namedPolicies,
  policyHeader,
  startPattern,
} from './hosted-site.ts'

const note = '# Written by "diptych build" from the headers and redirects of the site.'

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
    '# The ending of the compressed form that a visitor takes.',
    map('$http_accept_encoding', '$diptych_form', [
      ['default', ''],
      [accepts('br'), '.br'],
      [accepts('gzip'), '.gz'],
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
    map('$diptych_kind/$diptych_file', '$diptych_type', [
      ['default', unknownType],
      ['~^/', ''],
      ...Object.entries(contentTypes).map(([ending, type]) => [`~\\${ending}$`, type] as const),
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

/**
 * The locations of nginx that serve the files as our server does, for the `server {}` of the operator, who sets
 * `root` there and names the API in an `upstream diptych`.
 */
export function nginxSite({ headers }: HostedSite): string {
  const { shared = {} } = headers
  const added = [
    ...Object.entries(headers.all).filter(([name]) => !(name in shared)),
    ...[...Object.entries(shared), ...ofDocuments(headers), ...Object.entries(headers.files)].map(
      ([name]) => [name, variableOf(name)] as const,
    ),
    ['content-type', '$diptych_type'],
    ['content-encoding', '$diptych_encoding'],
    ['cache-control', '$diptych_caching'],
    ['vary', '$diptych_vary'],
    ['allow', '$diptych_allow'],
  ].map(
    ([name = '', value = '']) =>
      `\tadd_header ${name} ${value.startsWith('$') ? value : quote(value)} always;`,
  )

  return `${note}
merge_slashes off;
absolute_redirect off;
server_tokens off;
# The build compressed the files.
gzip off;
error_page 404 $diptych_missing;
error_page 418 = @diptych_api;

# One slash at the end makes no difference.
set $diptych_path $uri;
if ($uri ~ "^(.*[^/])/$") { set $diptych_path $1; }

location ^~ /api/ { error_page 418 = @diptych_api; return 418; }

location @diptych_api {
	proxy_pass http://diptych;
	proxy_http_version 1.1;
	proxy_set_header Connection "";
	# The server compares it with the origin of a form.
	proxy_set_header Host $http_host;
	# The server counts its limits per visitor, since TRUSTED_PROXIES names this machine.
	proxy_set_header X-Forwarded-For $remote_addr;
}

location / {
	types {}
	default_type "";
${added.join('\n')}
	if ($request_method = POST) { return 418; }
	if ($request_method !~ "^(GET|HEAD)$") { return 405; }
	if ($diptych_path ~ "^(?!/${escapeRegex(wellKnownFolder)}).*${hidden.outsideWellKnown}|${hidden.everywhere}") { return 404; }
	try_files $diptych_path$diptych_form $diptych_path/index.html$diptych_form $diptych_path $diptych_path/index.html @diptych_missing;
}

location @diptych_missing {
	types {}
	default_type "";
${added.join('\n')}
	if ($diptych_redirect) { return 301 $diptych_redirect; }
	return 404;
}

location ~ "/404\\.html$" {
	internal;
	types {}
	default_type "";
${added.join('\n')}
	try_files $uri$diptych_form $uri =404;
}
`
}

/** Maps of nginx find a text whatever its case, and refuse two that differ in nothing else. */
const redirectKey = (from: string) =>
  from === from.toLowerCase() ? from : `~^${escapeRegex(from)}$`

/** A dollar sign would begin a variable. */
const redirectTarget = (to: string) => to.replaceAll('$', '%24')

const ofDocuments = ({ documents }: HostedSite['headers']) =>
  Object.entries(documents).filter(([name]) => name !== policyHeader)

const variableOf = (header: string) => `$diptych_${header.replaceAll('-', '_')}`

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

const quote = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
