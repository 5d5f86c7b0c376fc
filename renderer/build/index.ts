export { type BuildInput, type BuildOutput, build, type PageInput } from './build.ts'
export {
  type DevContent,
  type DevServer,
  type DevServerInput,
  startDevServer,
} from './dev-server.ts'
