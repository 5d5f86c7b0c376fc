import { assetFolder, cardFolder } from '../static/build.ts'
import { caching, cachingOf, contentTypeOf, wellKnownFolder } from '../static/serving-rules.ts'
import { addressOf } from '../static/site-file.ts'
import { escapeRegex, type HostedSite, hidden, policyHeader } from './hosted-site.ts'

/** The first line of each file for nginx. */
export const note = '# Written by "diptych build" from the headers and redirects of the site.'

/**
 * The locations of nginx that serve the files as our server does, for the `server {}` of the operator, who sets
 * `root` there and names the API in an `upstream diptych`. A document has a location of its own, in which nothing is
 * left to compute, and so have files with one of the usual names. Everything else is looked at closely.
 */
export function nginxSite({ headers, notFound }: HostedSite): string {
  const { shared = {}, policies } = headers
  const added = addHeaders([
    ...Object.entries(headers.all).filter(([name]) => !(name in shared)),
    ...[...Object.entries(shared), ...ofDocuments(headers), ...Object.entries(headers.files)].map(
      ([name]) => [name, variableOf(name)] as const,
    ),
    ['content-type', '$diptych_type'],
    ['content-encoding', '$diptych_encoding'],
    ['cache-control', '$diptych_caching'],
    ['vary', '$diptych_vary'],
    ['allow', '$diptych_allow'],
  ])
  const file = `\ttypes {}
\tdefault_type "";
${added}
\tif ($request_method = POST) { return 418; }
\tif ($request_method !~ "^(GET|HEAD)$") { return 405; }
\tif ($diptych_path ~ "^(?!/${escapeRegex(wellKnownFolder)}).*${hidden.outsideWellKnown}|${hidden.everywhere}") { return 404; }
\ttry_files $diptych_path$diptych_form $diptych_path/index.html$diptych_form $diptych_path $diptych_path/index.html @diptych_missing;`
  const documents = Object.entries(policies).filter(
    ([path]) => !notFound.some(({ file }) => file === `/${path}`),
  )

  return `${note}
merge_slashes off;
absolute_redirect off;
server_tokens off;
# The build compressed the files.
gzip off;
error_page 404 $diptych_missing;
error_page 418 = $diptych_elsewhere;

location ^~ /api/ { error_page 418 = @diptych_api; return 418; }

location @diptych_api {
\tproxy_pass http://diptych;
\tproxy_http_version 1.1;
\tproxy_set_header Connection "";
\t# The server compares it with the origin of a form.
\tproxy_set_header Host $http_host;
\t# The server counts its limits per visitor, since TRUSTED_PROXIES names this machine.
\tproxy_set_header X-Forwarded-For $remote_addr;
}

${documents.map(([path, policy]) => documentLocation(headers, path, policy)).join('\n')}
${fileLocations(headers).join('\n')}
location / {
${file}
}

location @diptych_file {
${file}
}

location @diptych_missing {
\ttypes {}
\tdefault_type "";
${added}
\tif ($diptych_redirect) { return 301 $diptych_redirect; }
\treturn 404;
}

location ~ "/404\\.html$" {
\tinternal;
\ttypes {}
\tdefault_type "";
${added}
\ttry_files $uri$diptych_form $uri =404;
}
`
}

/** The location of one document. A form of it that the build did not write is looked for on the disk. */
function documentLocation(
  { all, documents }: HostedSite['headers'],
  path: string,
  policy: string,
): string {
  const headers = {
    ...{ ...all, ...documents, [policyHeader]: policy },
    'content-encoding': '$diptych_form_encoding',
    'cache-control': caching.others,
    vary: 'accept-encoding',
  }
  return `location = ${quote(addressOf(path))} {
\ttypes {}
\tdefault_type ${quote(contentTypeOf(path))};
${addHeaders(Object.entries(headers))}
\tif ($diptych_elsewhere) { return 418; }
\ttry_files ${quote(`/${path}$diptych_form`)} @diptych_file;
}
`
}

/** The locations of other files than documents, by what is sent with them. Cards and assets are in folders of theirs. */
const fileLocations = ({ all, files, shared = {} }: HostedSite['headers']): readonly string[] =>
  [
    { folder: cardFolder, more: shared },
    { folder: assetFolder, more: {} },
    { folder: '', more: {} },
  ].map(({ folder, more }) => {
    const headers = {
      ...{ ...all, ...more, ...files },
      'content-type': '$diptych_asked_type',
      'content-encoding': '$diptych_encoding',
      'cache-control': cachingOf(folder),
      vary: 'accept-encoding',
    }
    return `location ~ "^/${escapeRegex(folder)}${usualName}" {
\ttypes {}
\tdefault_type "";
${addHeaders(Object.entries(headers))}
\tif ($diptych_elsewhere) { return 418; }
\ttry_files $uri$diptych_form $uri @diptych_file;
}
`
  })

/** A path without hidden parts, to a file that is no form of another. */
const usualName = '(?:[^/._][^/]*/)*[^/._][^/]*(?<diptych_asked>\\.(?!(?:br|gz|map|html)$)\\w+)$'

const addHeaders = (headers: readonly (readonly [name: string, value: string])[]) =>
  headers
    .map(
      ([name, value]) =>
        `\tadd_header ${name} ${value.startsWith('$') ? value : quote(value)} always;`,
    )
    .join('\n')

export const ofDocuments = ({ documents }: HostedSite['headers']) =>
  Object.entries(documents).filter(([name]) => name !== policyHeader)

export const variableOf = (header: string) => `$diptych_${header.replaceAll('-', '_')}`

export const quote = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
