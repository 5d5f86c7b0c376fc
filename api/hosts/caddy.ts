import { assetFolder, cardFolder } from '../static/build.ts'
import { caching, contentTypes, unknownType, wellKnownFolder } from '../static/serving-rules.ts'
import {
  escapeRegex,
  type HostedSite,
  hidden,
  namedPolicies,
  notFoundFile,
  policyHeader,
  startPattern,
} from './hosted-site.ts'

/**
 * Configuration of Caddy that serves the files as our server does. The operator imports it into a site, sets
 * `root` there and sends forms and the API to our server.
 */
export function caddySite(site: HostedSite): string {
  const { headers, notFound, redirects } = site
  const { texts, ofDocuments } = namedPolicies(site)
  const { [policyHeader]: closedPolicy = '', ...ofFiles } = headers.files

  // What is sent with a file, after the request was rewritten to it.
  const headersOf = (policies: Rows) => `\
${map('{path}', '{diptych_policy_name}', [...policies, ['default', 'file']])}
${map('{diptych_policy_name}', '{diptych_policy}', [...texts, ['default', closedPolicy]])}
${map('{path}', '{diptych_type}', [
  ...Object.entries(contentTypes).map(([ending, type]) => [`~\\${ending}$`, type] as const),
  ['default', unknownType],
])}
${map('{path}', '{diptych_caching}', [
  [`~^/${assetFolder}`, caching.assets],
  ['default', caching.others],
])}
@document path *.html
${header('@document', Object.entries(headers.documents))}
@file not path *.html
${header('@file', Object.entries(ofFiles))}
@shared path /${cardFolder}*
${header('@shared', Object.entries(headers.shared ?? {}))}
${header('', [
  [policyHeader, '{diptych_policy}'],
  ['content-type', '{diptych_type}'],
  ['cache-control', '{diptych_caching}'],
])}
header {
	defer
	vary accept-encoding
}`

  const ofMissing = ofDocuments.filter(([path]) => notFound.some(({ file }) => file === path))

  return `# Written by "diptych build" from the headers and redirects of the site.
route {
	# Apart from the others: where one header is taken away, all that stand with it are set last.
	header -server
${indent(1, header('', Object.entries(headers.all)))}
	@other \`!({method} in ["GET", "HEAD"])\`
	handle @other {
		header allow "GET, HEAD, POST"
		respond 405
	}

	# One slash at the end makes no difference.
${indent(
  1,
  map('{path}', '{diptych_path}', [
    ['~^(.*[^/])/$', '$1'],
    ['/', ''],
    ['default', '{path}'],
  ]),
)}
	@found {
		file {diptych_path} {diptych_path}/index.html
		expression \`{path}.startsWith("/${wellKnownFolder}") || !{path}.matches(r"${hidden.outsideWellKnown}")\`
		not vars_regexp {diptych_path} \`${hidden.everywhere}\`
	}
	handle @found {
		route {
			rewrite {file_match.relative}
${indent(3, headersOf(ofDocuments))}
			file_server {
				precompressed br gzip
				disable_canonical_uris
			}
		}
	}

${indent(
  1,
  map('{diptych_path}', '{diptych_redirect}', [
    ...redirects.exact,
    ...redirects.wide.map(([from, to]) => [`~${startPattern(from)}`, to] as const),
    ['default', ''],
  ]),
)}
	@redirect \`{diptych_redirect} != ""\`
	handle @redirect {
		header cache-control "${caching.others}"
		redir {diptych_redirect} 301
	}

	handle {
		route {
${indent(
  3,
  map('{diptych_path}', '{diptych_missing}', [
    ...notFound.map(({ folder, file: page }) => [`~^${escapeRegex(folder)}`, page] as const),
    ['default', `/${notFoundFile}`],
  ]),
)}
			rewrite {diptych_missing}
${indent(3, headersOf(ofMissing))}
			file_server {
				precompressed br gzip
				disable_canonical_uris
				status 404
			}
		}
	}
}
`
}

type Rows = readonly (readonly string[])[]

const block = (head: string, rows: Rows) =>
  [
    `${head} {`,
    ...rows.map(([name = '', ...values]) => `\t${[word(name), ...values.map(quote)].join(' ')}`),
    '}',
  ].join('\n')

const map = (from: string, to: string, rows: Rows) => block(`map ${from} ${to}`, rows)

/** No line where there is nothing to set: an empty block is an error. */
const header = (matcher: string, rows: Rows) =>
  rows.length === 0 ? '' : block(`header${matcher && ' '}${matcher}`, rows)

const indent = (depth: number, text: string) => text.replaceAll(/^(?=.)/gm, '\t'.repeat(depth))

const quote = (text: string) =>
  text.includes('`') ? `"${text.replaceAll('"', '\\"')}"` : `\`${text}\``

const word = (text: string) => (/^[\w/.-]+$/.test(text) ? text : quote(text))
