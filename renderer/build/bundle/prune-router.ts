import type { Plugin } from 'vite'

/**
 * Marks the components and contexts of React Router as free of side effects and drops the names for the development
 * tools and the context of its error boundary, so that the bundle leaves out those that the site does not use: a
 * tenth of its JavaScript. The site has no routes of React Router, which alone use the boundary.
 */
export const pruneRouter = (): Plugin => ({
  name: 'prune-router',
  transform: {
    filter: { id: /node_modules[\\/]react-router[\\/]/ },
    handler: (code) => ({
      code: code
        .replaceAll(/\bReact\d*\.(?:createContext|forwardRef|memo)\(/g, '/* @__PURE__ */ $&')
        .replaceAll(/^\w+\.(?:displayName = "\w+"|contextType = \w+);$/gm, ''),
      map: null,
    }),
  },
})
