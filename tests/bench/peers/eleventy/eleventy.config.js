import { load } from 'js-yaml'

export default function configure(settings) {
  settings.addDataExtension('yaml', (text) => load(text))
  settings.addLayoutAlias('bare', 'page.11ty.js')
  settings.addPassthroughCopy({ assets: '.' })
  settings.setQuietMode(true)
  return { dir: { input: 'src', output: 'public' }, markdownTemplateEngine: false }
}
