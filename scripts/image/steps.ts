/**
 * LIST: what an image of Passlift is made of, in order. `Dockerfile` and `.dockerignore` are written from it, and
 * `npm run image` does the same in a bare folder, where no container engine runs.
 */

/** One step. Paths lead from the folder of the build, or, with `from`, from the folder of another stage. */
export type Step =
  | { readonly do: 'copy'; readonly from?: string; readonly paths: readonly string[]; readonly to: string }
  | { readonly do: 'packages'; readonly names: readonly string[] }
  | { readonly do: 'run'; readonly command: string };

/** What is built on its own. `on` names a base: the one with npm, or the one that the product runs on. */
export type Stage = {
  readonly name: string;
  readonly on: keyof typeof bases;
  readonly because: string;
  readonly steps: readonly Step[];
};

/** Images that are built on, as arguments of the build. No digest stands here because it could not be looked up and tried here. */
export const bases = { NODE: 'node:26-bookworm-slim', BASE: 'debian:bookworm-slim' } as const;

/** Where the product lies in every stage. */
export const home = '/app';
/** The user of the product; Debian gives out no such number by itself. */
export const user = { name: 'passlift', id: 10001 } as const;
/** The one folder that can be written to. */
export const volume = '/data';
/** Where nodes on one machine may share a folder for keys; made here so that a volume there belongs to the product's user. */
const sharedKeys = `${volume}/keys`;
/** Node, as the product brings it along. */
const node = `${home}/node_modules/.bin/node`;

const packing = ['package.json', 'package-lock.json', '.npmrc'];
const operating = ['convert', 'doctor'].flatMap((name) => [`scripts/${name}`, `scripts/${name}.ts`]);
const { name, id } = user;

/** LIST: the stages of the image, in the order in which they are built; a later one may copy from an earlier one. */
export const stages: readonly Stage[] = [
  {
    name: 'website',
    on: 'NODE',
    because: 'The website is built with what development needs.',
    steps: [
      { do: 'copy', paths: packing, to: './' },
      { do: 'copy', paths: ['scripts/node-runs.mjs'], to: 'scripts/' },
      { do: 'run', command: 'npm ci' },
      { do: 'copy', paths: ['vite.config.ts', 'react-router.config.ts', 'tsconfig.json'], to: './' },
      { do: 'copy', paths: ['scripts/build-web.ts', 'scripts/newest.ts'], to: 'scripts/' },
      { do: 'copy', paths: ['scripts/site-examples'], to: 'scripts/site-examples/' },
      { do: 'copy', paths: ['src'], to: 'src/' },
      { do: 'copy', paths: ['web'], to: 'web/' },
      { do: 'run', command: 'npm run build' },
    ],
  },
  {
    name: 'program',
    on: 'NODE',
    because: 'What the product needs while it runs, without what nobody asks for then.',
    steps: [
      { do: 'packages', names: ['binutils'] },
      { do: 'copy', paths: packing, to: './' },
      { do: 'copy', paths: ['scripts/node-runs.mjs'], to: 'scripts/' },
      { do: 'run', command: 'npm ci --omit=dev' },
      { do: 'copy', paths: ['scripts/image/leave-out.ts', 'scripts/image/left-out.ts'], to: 'scripts/image/' },
      { do: 'run', command: 'node_modules/.bin/node scripts/image/leave-out.ts' },
      { do: 'run', command: 'strip --strip-unneeded node_modules/node/bin/node' },
    ],
  },
  {
    name: 'passlift',
    on: 'BASE',
    because: 'The image itself.',
    steps: [
      // libatomic1: Node is linked with it. tini: the first process reaps what others leave and hands signals on.
      { do: 'packages', names: ['libatomic1', 'tini'] },
      {
        do: 'run',
        command: `groupadd --gid ${id} ${name} && useradd --uid ${id} --gid ${id} --home-dir ${volume} --no-create-home --shell /usr/sbin/nologin ${name} && install --directory --owner ${id} --group ${id} --mode 700 ${volume} ${sharedKeys}`,
      },
      { do: 'copy', from: 'program', paths: [`${home}/node_modules`], to: 'node_modules/' },
      { do: 'copy', from: 'website', paths: [`${home}/dist`], to: 'dist/' },
      { do: 'copy', paths: ['package.json', 'LICENSE'], to: './' },
      { do: 'copy', paths: ['scripts/keys.ts', 'scripts/data-rights.ts', 'scripts/operate.ts'], to: 'scripts/' },
      ...operating.map(
        (path): Step => ({ do: 'copy', paths: [path], to: path.endsWith('.ts') ? 'scripts/' : `${path}/` }),
      ),
      { do: 'copy', paths: ['scripts/image/healthy.ts'], to: 'scripts/image/' },
      { do: 'copy', paths: ['src'], to: 'src/' },
    ],
  },
];

/** What the processes of a container find in their environment. */
export const environment: Readonly<Record<string, string>> = {
  NODE_ENV: 'production',
  HOST: '0.0.0.0',
  METRICS_HOST: '0.0.0.0',
  DATA_DIR: `${volume}/passlift`,
  // Sockets of operators and a folder that the fence is tried on; the root cannot be written to.
  TMPDIR: volume,
  // What a container has without further rights (docs/isolation.md); ISOLATION=full asks for more again.
  ISOLATION: 'basic',
};

/** Ports of the website, of mail and of the metrics. */
export const ports = [3000, 2525, 9464] as const;

/** The first process of a container, and the product under it. */
export const init = ['/usr/bin/tini', '--'] as const;
export const entry = [node, '--disable-sigusr1', 'src/main.ts'] as const;

/** How a container is asked whether it is well. */
export const health = {
  every: '30s',
  within: '10s',
  from: '60s',
  command: [node, 'scripts/image/healthy.ts'],
} as const;
