import ids from './pages.json' with { type: 'json' }
import { addressOf } from './react/address.js'

export default { ssr: false, prerender: ids.map(addressOf) }
