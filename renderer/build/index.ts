export { type BuildInput, type BuildOutput, build, type PageInput } from './build.ts'
export {
  type DevContent,
  type DevServer,
  type DevServerInput,
  startDevServer,
} from './dev/dev-server.ts'
export { type BrowserPlaces, openBrowser } from './layout/open-browser.ts'
export {
  type LayoutFinding,
  type LayoutPage,
  type SurveyInput,
  surveyLayout,
} from './layout/survey.ts'
