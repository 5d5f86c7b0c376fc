import { layForReact } from './lay-for-react.ts'
import { npmVersion } from './npm-version.ts'
import type { Peer } from './peer.ts'

/** One catch-all route of server components. */
export const next: Peer = {
  name: 'Next',
  templates: 'next',
  way: 'static export, server components that read the YAML file',
  lacks: 'checks, compression, share images',
  version: () => npmVersion('next', 'next'),
  advice: 'npm could not install it',
  lay: layForReact,
  edited: 'content/pages/en/about.yaml',
  assets: 'public',
  command: [process.execPath, 'node_modules/next/dist/bin/next', 'build'],
  env: { NEXT_TELEMETRY_DISABLED: '1' },
  out: 'out',
}
