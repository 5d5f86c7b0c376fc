import { defineCollection } from 'astro:content'
import { glob } from 'astro/loaders'

const yaml = (folder) =>
  defineCollection({
    loader: glob({
      base: `./content/${folder}`,
      pattern: '**/*.yaml',
      generateId: ({ entry }) => entry.replace(/\.yaml$/, ''),
    }),
  })

export const collections = {
  pages: yaml('pages'),
  faqs: yaml('faqs'),
  statistics: yaml('statistics'),
  navigation: yaml('navigation'),
}
