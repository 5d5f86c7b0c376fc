import { defineConfig } from 'astro/config'
import site from './site.json' with { type: 'json' }

export default defineConfig({
  site: site.origin,
  cacheDir: './.cache',
  compressHTML: false,
  devToolbar: { enabled: false },
})
