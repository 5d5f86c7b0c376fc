import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { serverFiles } from '#api/hosting.ts'
import { hosted } from '../../api/hosts/hosted.ts'
import { temporaryFolder } from '../../generator/temporary-folder.ts'

const pages = Array.from(
  { length: 5000 },
  (_, index) => `${'long-name-of-a-page/'.repeat(8)}${index}`,
)
const site = hosted({
  policies: Object.fromEntries(
    pages.map((page) => [`${page}/index.html`, `style-src 'sha256-${page.length}='`]),
  ),
  redirects: {
    ...Object.fromEntries(pages.map((page) => [`/old/${page}`, `/${page}`])),
    '/Plans': '/plans',
    '/plans': '/plans?a=$1',
    '/a"b`c\\d': '/plans',
    '/a.b+(c)/*': '/plans',
  },
})

const folderWithFiles = (more: Readonly<Record<string, string>>) =>
  temporaryFolder({
    ...Object.fromEntries([...serverFiles(site)].map(([path, text]) => [path, String(text)])),
    ...more,
  })

const missing = inject('missing')

test.skipIf('nginx' in missing)('nginx takes 5,000 pages and redirects with odd signs', () => {
  const folder = folderWithFiles({
    'nginx.conf': `pid pid; error_log stderr; events {} http { access_log off;
      include .diptych/nginx-tables.conf; upstream diptych { server 127.0.0.1:1; }
      server { listen 127.0.0.1:1; include .diptych/nginx-site.conf; } }`,
  })
  const options = ['-t', '-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')]
  const { stderr } = spawnSync('nginx', options, { encoding: 'utf8' })
  expect(stderr).toContain('test is successful')
  expect(stderr).not.toContain('[warn]')
})

test.skipIf('Caddy' in missing)('Caddy takes them', () => {
  const folder = folderWithFiles({
    Caddyfile: 'http://127.0.0.1:1 {\n\timport .diptych/caddy-site.conf\n}\n',
  })
  const { stdout } = spawnSync('caddy', ['validate', '--config', join(folder, 'Caddyfile')], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], HOME: folder },
  })
  expect(stdout).toContain('Valid configuration')
})
