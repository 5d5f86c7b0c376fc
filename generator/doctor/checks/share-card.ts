import { defineCheck } from '../check.ts'

/** What a card shows in messages and on social networks. */
const needed = ['og:title', 'og:image', 'og:url']

export const check = defineCheck({
  code: 'deployed/share-card',
  severity: 'warning',
  summary: 'A link to a page shows a card with its title and an image.',
  why: 'A link without a card is opened less often.',
  example: {
    before: '<title>Plans</title>',
    after:
      '<title>Plans</title>\n<meta property="og:image" content="https://example.com/plans.png">',
  },
  canBeAcknowledged: false,
  messages: {
    missing: {
      message: 'This page has no {tags}.',
      hint: 'Deploy the newest build, which writes the tags of share cards.',
    },
    relative: {
      message: 'The image of the share card is named without its host: {address}.',
      hint: 'Write the whole address: other sites load the image.',
    },
    image: {
      message: 'The image of a share card answers with {status} as {type}.',
      hint: 'Deploy the image, and let other sites load it.',
    },
    closed: {
      message: 'Other sites may not show the image of a share card.',
      hint: 'Send it with cross-origin-resource-policy: cross-origin.',
    },
  },

  *check({ pages, images }) {
    for (const { answer, page } of pages) {
      if (answer.status !== 200) continue
      const { url } = answer
      const tags = needed.filter((tag) => !page.meta.get(tag))
      if (tags.length > 0) yield { messageId: 'missing', data: { tags }, url }
      const address = page.meta.get('og:image')
      if (address && !/^https?:\/\//.test(address))
        yield { messageId: 'relative', data: { address }, url }
    }
    for (const { url, status, headers } of images) {
      const type = headers['content-type'] ?? '?'
      if (status !== 200 || !type.startsWith('image/'))
        yield { messageId: 'image', data: { status: String(status), type }, url }
      else if (/^same-/.test(headers['cross-origin-resource-policy'] ?? ''))
        yield { messageId: 'closed', url, severity: 'info' }
    }
  },
})
