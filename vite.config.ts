import { readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { drawnPasses } from './scripts/site-examples/drawn-passes.ts';

/** What nearly every page needs comes in one file: each file of its own costs a request and its headers. */
const groups = [
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|scheduler|react-router)\/|vite\/preload-helper/,
  },
  {
    name: 'shared',
    test: /web\/(ui\/(?!section|mail-address)|layout\/(?!donation)|api\/(?!send-form)|messages\/[\w-]+\.ts|site|page-meta|root|convert\/(failures|handed-over|use-title)|result\/load-result|pass-preview\/preview-data)|src\/languages\/(problems\/problem-words|(?!zone)[\w-]+)\.ts/,
  },
  // What tells of the service and what sends a file: a result does without.
  {
    name: 'start',
    test: /web\/(ui\/(section|mail-address)|layout\/donation|api\/send-form|convert\/(send-file|turnstile|use-countdown|user-uuid)|pass-preview\/ghost-pass)/,
  },
  { name: 'examples', test: /web\/examples\/(example-(list|picture)|before-after|passes)/ },
  {
    name: 'pass',
    test: /web\/(pass-preview\/pass-|result\/(other-views|add-news|use-over)|proof\/(ticket-data|label-of))/,
  },
  {
    name: 'job',
    test: /web\/(result\/(job-page|result-view|mail-it|verdict|in-app|device|parts-on-demand|gone-view|kept-until|trip-files|google-wallet|phone-code|use-seen|problem-words|parts))/,
  },
  { name: 'converter', test: /web\/convert\/(converter|file-picker|chosen-file|processing-view|use-conversion)/ },
];

/**
 * Each topic of each language becomes a file that a browser fetches for that language alone; `dist/words.json` tells the
 * server where they are.
 */
function wordFiles(): Plugin {
  const messages = resolve('web/messages');
  const emitted = new Map<string, string>();
  return {
    name: 'word-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      for (const language of readdirSync(messages).filter((name) => !name.includes('.')))
        for (const file of readdirSync(join(messages, language))) {
          const topic = file.replace('.ts', '');
          if (topic === 'words' || topic === 'write-to') continue;
          const name = `${language}-${topic}`;
          emitted.set(name, this.emitFile({ type: 'chunk', id: join(messages, language, file), name }));
        }
    },
    writeBundle() {
      const files: Record<string, Record<string, string>> = {};
      for (const [name, reference] of emitted) {
        const [language = '', topic = ''] = [name.slice(0, 2), name.slice(3)];
        files[language] = { ...files[language], [topic]: `/${this.getFileName(reference)}` };
      }
      writeFileSync('dist/words.json', JSON.stringify(files));
    },
  };
}

/**
 * React throws a few errors as signals, and makes them as it loads. No person reads their stacks, but where developer
 * tools or Lighthouse listen, V8 parses all of React again to note one: 55 of the 60 ms of the longest task of a first
 * view. Elsewhere it costs nothing either way. As plain objects of the same prototype they signal the same.
 */
function signalsWithoutStack(): Plugin {
  return {
    name: 'signals-without-stack',
    apply: 'build',
    transform: {
      filter: { id: /react-dom-client\.production\.js$/ },
      handler(code) {
        const signal = /(?<=Exception = )Error\((formatProdErrorMessage\(\d+\))\)(?=[,;])/g;
        if (!signal.test(code)) this.error('React makes its signals otherwise now: see whether this is still needed');
        return { code: code.replace(signal, 'Object.create(Error.prototype, { message: { value: $1 } })'), map: null };
      },
    },
  };
}

/** For Chromium: nearly all of it runs at load, so it is compiled as it arrives and off the main thread, not call by call. */
const calledOnLoad = '//# allFunctionsCalledOnLoad';

export default defineConfig({
  publicDir: 'web/public',
  plugins: [tailwindcss(), reactRouter(), drawnPasses(), wordFiles(), signalsWithoutStack()],
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups },
            postBanner: ({ name }) => (groups.some((group) => group.name === name) ? calledOnLoad : ''),
          },
        },
      },
    },
  },
});
