import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { home, type Stage, type Step, stages } from './steps.ts';

/** How stages are built where there is no container engine. */
export type FolderBuild = {
  /** The folder that files are copied from. */
  readonly context: string;
  /** Where stages are built, each in a folder of its name; the last one becomes the root of the image. */
  readonly folder: string;
  /** Makes the folder of a stage what its base is. With a root of its own, its commands are run in that. */
  readonly openBase: (stage: Stage, folder: string) => { readonly isRoot: boolean };
  /** Called before each step. */
  readonly tell: (stage: string, step: Step) => void;
};

/** Does what `Dockerfile` says, in folders; answers the folder of the last stage. Throws at the first step that fails. */
export function buildInFolder({ context, folder, openBase, tell }: FolderBuild): string {
  for (const stage of stages) {
    const root = join(folder, stage.name);
    mkdirSync(join(root, home), { recursive: true });
    const { isRoot } = openBase(stage, root);
    for (const step of stage.steps) {
      tell(stage.name, step);
      if (step.do === 'copy') copy(step, { source: step.from ? join(folder, step.from) : context, root });
      else if (step.do === 'packages') install(step.names, isRoot ? root : undefined);
      else if (isRoot) run(['chroot', root, '/bin/sh', '-ec', step.command], root);
      else run(['/bin/sh', '-ec', step.command], join(root, home));
    }
  }
  return join(folder, stages.at(-1)!.name);
}

/** As `COPY` does: files into a folder, of folders what is in them. Tests stay behind, as `.dockerignore` says. */
export function copy(
  { paths, to }: Extract<Step, { do: 'copy' }>,
  { source, root }: { readonly source: string; readonly root: string },
): void {
  const target = join(root, home, to);
  mkdirSync(target, { recursive: true });
  for (const path of paths) {
    const from = join(source, path);
    const into = statSync(from).isDirectory() ? target : join(target, basename(path));
    cpSync(from, into, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => !/\.(?:test|contract)\.ts$/.test(file),
    });
  }
}

/** In a root of its own by its own apt-get; on this machine what is missing is told. */
function install(names: readonly string[], root: string | undefined): void {
  if (root === undefined) {
    const { status } = spawnSync('dpkg', ['--status', ...names], { stdio: 'ignore' });
    if (status !== 0) throw new Error(`This build needs packages of Debian on this machine: ${names.join(', ')}`);
    return;
  }
  const { status } = spawnSync('chroot', [root, 'dpkg', '--status', ...names], { stdio: 'ignore' });
  if (status === 0) return;
  const install = `apt-get update && apt-get install --yes --no-install-recommends ${names.join(' ')} && rm -rf /var/lib/apt/lists/*`;
  run(['chroot', root, '/bin/sh', '-ec', install], root);
}

function run([program, ...args]: readonly string[], folder: string): void {
  const { status } = spawnSync(program!, args, { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) throw new Error(`failed with ${status}: ${args.at(-1)}`);
}
