import { index, route } from '@react-router/dev/routes'

export default [index('./page.jsx', { id: 'home' }), route('*', './page.jsx')]
