import {
  bases,
  entry,
  environment,
  health,
  home,
  init,
  ports,
  type Stage,
  type Step,
  stages,
  user,
  volume,
} from './steps.ts';

/** The text of `Dockerfile`. */
export function dockerfile(): string {
  const parts = [head, ...stages.map(stageText), tail];
  return `${parts.join('\n\n')}\n`;
}

/** The text of `.dockerignore`: nothing is sent to the build but what it copies, and no test. */
export function dockerignore(): string {
  const sent = stages.flatMap(({ steps }) =>
    steps.flatMap((step) => (step.do === 'copy' && !step.from ? step.paths : [])),
  );
  const lines = [
    '*',
    ...[...new Set(sent)].toSorted().map((path) => `!${path}`),
    '**/*.test.ts',
    '**/*.contract.ts',
    '**/.env*',
    '**/.DS_Store',
  ];
  return `# Written by npm run image -- write\n${lines.join('\n')}\n`;
}

const head = `# Written by npm run image -- write, from scripts/image/steps.ts. How it is started: compose.yaml, docs/operate.md.
#
# Pin both bases by digest where the registry can be reached:
#   docker buildx imagetools inspect ${bases.BASE}
#   docker build --build-arg BASE=${bases.BASE}@sha256:… --build-arg NODE=${bases.NODE}@sha256:… .
${Object.entries(bases)
  .map(([name, image]) => `ARG ${name}=${image}`)
  .join('\n')}`;

const tail = `ENV ${Object.entries(environment)
  .map(([name, value]) => `${name}=${value}`)
  .join(' \\\n    ')}
USER ${user.id}:${user.id}
VOLUME ${volume}
EXPOSE ${ports.join(' ')}
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=${health.every} --timeout=${health.within} --start-period=${health.from} CMD ${words(health.command)}
ENTRYPOINT ${words([...init, ...entry])}`;

function stageText({ name, on, because, steps }: Stage): string {
  return [`# ${because}`, `FROM \${${on}} AS ${name}`, `WORKDIR ${home}`, ...steps.map(stepText)].join('\n');
}

function stepText(step: Step): string {
  if (step.do === 'run') return `RUN ${step.command.replaceAll(' && ', ' \\\n && ')}`;
  if (step.do === 'copy') return `COPY ${step.from ? `--from=${step.from} ` : ''}${step.paths.join(' ')} ${step.to}`;
  return `RUN apt-get update \\\n && apt-get install --yes --no-install-recommends ${step.names.join(' ')} \\\n && rm -rf /var/lib/apt/lists/*`;
}

/** A command that no shell takes apart. */
function words(command: readonly string[]): string {
  return `[${command.map((word) => JSON.stringify(word)).join(', ')}]`;
}
