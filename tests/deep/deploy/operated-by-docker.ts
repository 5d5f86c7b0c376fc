import { parse } from 'yaml'
import { wordsOf } from '../../papers/paper.ts'
import { operatedServer } from './operated-server.ts'
import { instructionsIn, readRecipe } from './recipe.ts'

const image = instructionsIn(readRecipe('Dockerfile'))
const restOf = (name: string) => image.filter((each) => each.name === name).map(({ rest }) => rest)
const { services } = parse(readRecipe('compose.yaml'))
/** The settings of the server, and its port, which Compose shows at the machine. */
const settings = [
  ...restOf('ENV').flatMap(wordsOf),
  ...Object.entries(services.site.environment).map(([name, value]) => `${name}=${value}`),
  `PORT=${services.site.ports[0].split(':').at(-1)}`,
]
/** The file that the image links as `diptych`. */
const [, linked = ''] = /ln -s (\S+) \S+\/diptych/.exec(restOf('RUN').join('\n')) ?? []
const command: readonly string[] = JSON.parse(restOf('CMD').join())

/**
 * A machine with the two services of Compose. What stands for Docker runs commands of the site as another user, with the
 * settings of image and Compose and nothing else, while the site runs; those of the database reach a real one.
 */
export const operatedByDocker = (database: string) =>
  operatedServer({
    folders: ['/data'],
    secrets: {
      '/run/secrets/smtp': 'smtp://user:password@127.0.0.1:9',
      '/run/secrets/database-url': database,
    },
    areSecretsOfServer: true,
    programs: ({ root, app, place, asUser, functions }) => ({
      diptych: `#!/bin/sh\nexec '${linked.replace('/app', app)}' "$@"\n`,
      docker: `#!/bin/sh
set -eu
${functions}
[ "$1 $2 $3" = 'compose -f .deploy/compose.yaml' ]
verb=$4
shift 4
in_site() { cd '${app}'; exec ${asUser} env -i PATH="$PATH" $settings "$@"; }
start_site() { start_server ${asUser} env -C '${app}' -i PATH="$PATH" $settings ${command.join(' ')}; }
settings='${place(settings.join(' '))}'
case "$verb" in
  exec)
    [ "$1" != -T ] || shift
    service=$1
    shift
    case "$service" in
      site) is_running && in_site "$@" ;;
      database) exec env PGHOST=127.0.0.1 PGPORT='${new URL(database).port}' "$@" ;;
    esac ;;
  up)
    case "$*" in *--build* | *--force-recreate*) stop_server ;; esac
    start_site ;;
  restart) stop_server; start_site ;;
  stop) stop_server ;;
  logs) cat '${root}/log' ;;
  ps | stats) state_of_server ;;
  *) echo "docker compose $verb: not known here" >&2; exit 1 ;;
esac
`,
    }),
  })
