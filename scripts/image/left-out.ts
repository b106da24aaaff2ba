/**
 * LIST: what packages bring along and nobody asks for while the service runs. An image goes without it (`npm run image`
 * says how much that is); a test loads every module of the product from what is left.
 */
const leftOut: readonly { readonly files: RegExp; readonly because: string }[] = [
  { files: /^node_modules\/(?:typescript|@typescript|@types)\//, because: 'types are erased, not checked' },
  { files: /\.(?:d\.[cm]?ts|[cm]?js\.map|css\.map|d\.[cm]?ts\.map)$/, because: 'types and source maps' },
  { files: inPackage('(?:docs?|tests?|__tests__|examples?|bench(?:mark)?s?)/|CHANGELOG\\.md$'), because: 'paper' },
  { files: inPackage('src/', '(?:ai|@ai-sdk/[^/]+|zod|luxon)'), because: 'sources of what is built in dist' },
  { files: /^node_modules\/node\/node_modules\//, because: 'Node a second time' },
  { files: inPackage('4\\.0\\.0/', '@tesseract\\.js-data/[^/]+'), because: 'only 4.0.0_best_int is read' },
  ...buildsLeftOut({
    'tesseract\\.js-core': 'tesseract-core(?!-relaxedsimd-lstm\\.(?:js|wasm)$)',
    '@electric-sql/pglite': 'dist/.*\\.tar\\.gz$', // extensions of PostgreSQL
    '@embedpdf/pdfium': 'dist/(?:index\\.cjs|index\\.browser\\.js)$',
    'zxing-wasm': 'dist/(?:cjs|iife|miniprogram|full)/',
    'react-dom': 'cjs/react-dom-(?!server(?:-legacy)?\\.node\\.)',
    luxon: 'build/(?:amd|global|cjs-browser)/',
    tldts: 'dist/(?:es6/|.*\\.min\\.js$)',
    'node-forge': '(?:dist|flash)/',
    '@(?:aws|aws-sdk|aws-crypto|smithy)/[^/]+': 'dist-es/',
  }),
];

/** Why a file (its path from the product's folder, with `/`) is not in an image; undefined when it is. */
export function whyLeftOut(path: string): string | undefined {
  return leftOut.find(({ files }) => files.test(path))?.because;
}

/** Builds for others than Node, or of what is not asked of a package: package → its files. */
function buildsLeftOut(packages: Readonly<Record<string, string>>): typeof leftOut {
  return Object.entries(packages).map(([name, files]) => ({
    files: inPackage(files, name),
    because: 'builds that are not loaded',
  }));
}

/** Files of a package, wherever it is installed; any package unless one is named. */
function inPackage(files: string, name = '(?:@[^/]+/)?[^/@]+'): RegExp {
  return new RegExp(`(?:^|/)node_modules/${name}/(?:${files})`);
}
