import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** What nearly every page needs comes in one file: each file of its own costs a request and its headers. */
const groups = [
  { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
  {
    name: 'shared',
    test: /web\/(ui|layout|api\/|messages\/en\/layout|site|page-meta|root|examples\/(example-(list|picture)|before-after)|convert\/user-uuid)/,
  },
];

export default defineConfig({
  publicDir: 'web/public',
  plugins: [tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0 },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
});
