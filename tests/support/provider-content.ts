import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from './project-root.ts'

export interface ProviderInput {
  /** URL of the stand-in scheduling service. */
  readonly providerUrl: string
  readonly load: 'entry' | 'intent' | 'consent'
}

/** The scheduling settings in site.yaml. */
export const schedulingSettings = /^scheduling:\n(?: .*\n)+/m

/** Settings of the stand-in, in the format of site.yaml. */
export const providerSettings = ({ providerUrl, load }: ProviderInput) =>
  [
    'scheduling:',
    '  name: Provider',
    `  script: ${providerUrl}/widget.js`,
    `  stylesheet: ${providerUrl}/widget.css`,
    '  global: Provider',
    `  booking: ${providerUrl}/tegelwerk/{minutes}min`,
    '  duration: call.duration',
    `  load: ${load}`,
    '',
  ].join('\n')

/** The repository's content with a stand-in scheduling service, because tests must not call the real one. */
export function contentWithProvider(input: ProviderInput) {
  const folder = mkdtempSync(join(tmpdir(), 'diptych-content-'))
  cpSync(join(projectRoot, 'content'), folder, { recursive: true })

  const file = join(folder, 'site.yaml')
  const settings = readFileSync(file, 'utf8')
  const changed = settings.replace(schedulingSettings, providerSettings(input))
  if (changed === settings) throw new Error('The content does not schedule.')
  writeFileSync(file, changed)
  return { folder, remove: () => rmSync(folder, { recursive: true }) }
}
