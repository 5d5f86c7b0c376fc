import { join } from 'node:path'
import { operatedServer } from './operated-server.ts'

/**
 * A machine on which nothing is installed. What stands for systemd reads the units in `/etc/systemd/system`, and starts
 * what they name as another user, in their folder, with their settings and secrets and nothing else.
 */
export const operatedBySystemd = () =>
  operatedServer({
    folders: ['/var/lib/diptych', '/var/lib/diptych-backups'],
    secrets: {},
    areSecretsOfServer: false,
    programs: ({ root, place, asUser, functions }) => ({
      journalctl: `#!/bin/sh\ncat '${root}/log'\n`,
      'systemd-run': `#!/bin/sh
set -eu
settings= folder=/
while :; do
  value=\${1#--*=}
  case "$1" in
    --property=WorkingDirectory=*) folder=\${value#*=} ;;
    --property=LoadCredential=*)
      value=\${value#*=}
      mkdir -p '${root}/credentials'
      install -m 444 "\${value#*:}" "${root}/credentials/\${value%%:*}" ;;
    --setenv=*) settings="$settings $value" ;;
    --*) ;;
    *) break ;;
  esac
  shift
done
cd "$folder"
exec ${asUser} env -i PATH="$PATH" CREDENTIALS_DIRECTORY='${root}/credentials' $settings "$@"
`,
      systemctl: `#!/bin/sh
set -eu
${functions}
case "$1 \${2-}" in
  'cat diptych.service') cat '${join(root, 'etc/systemd/system/diptych.service')}' ;;
  'start diptych' | 'enable --now') start_server diptych serve ;;
  'stop diptych') stop_server ;;
  'restart diptych') stop_server; start_server diptych serve ;;
  'status diptych') state_of_server ;;
  'start diptych-backup')
    sed -n 's/^ExecStart=//p' '${join(root, 'etc/systemd/system/diptych-backup.service')}' | sed 's/%%/%/g' |
      while read -r line; do
        (cd '${place('/srv/diptych')}' && ${asUser} env -i PATH="$PATH" DIPTYCH_DATA='${place('/var/lib/diptych')}' sh -c "$line" </dev/null)
      done ;;
  'status diptych-backup.timer' | 'daemon-reload '*) ;;
  *) echo "systemctl $*: not known here" >&2; exit 1 ;;
esac
`,
    }),
  })
