/** Chunks are named after source files; whatever names or hashes a chunk follows from its name. */
export const withoutAssetNames = (text: string): string =>
  text
    .replaceAll(/[\w-]+-[\w-]{8}\.(js|css|svg|woff2)/g, 'asset.$1')
    .replaceAll(/sha256-[A-Za-z0-9+/]+=/g, 'sha256')
    .replaceAll(/"etag","\\"[^"]*"/g, '"etag","tag"')
    .replaceAll(/(\\?"id\\?":\\?")[0-9a-f]{12}\b/g, '$1build')
