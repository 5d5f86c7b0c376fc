import { layForReact } from './lay-for-react.ts'
import { npmVersion } from './npm-version.ts'
import type { Peer } from './peer.ts'

/** One route whose loader reads the YAML file of a page. */
export const reactRouter: Peer = {
  name: 'React Router',
  templates: 'react-router',
  way: 'prerendering, a loader that reads the YAML file',
  lacks: 'checks, compression, share images',
  version: () => npmVersion('react-router', 'react-router'),
  advice: 'npm could not install it',
  lay: layForReact,
  edited: 'content/pages/en/about.yaml',
  assets: 'public',
  command: [process.execPath, 'node_modules/@react-router/dev/bin.cjs', 'build'],
  env: { NODE_ENV: 'production' },
  out: 'build/client',
}
