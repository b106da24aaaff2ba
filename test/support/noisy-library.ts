/** Preloaded into a process: on SIGUSR2 it speaks as libraries do, in every way that they have. */
import { writeFile } from 'node:fs';

const content = 'ZebraMarmalade7391';

process.on('SIGUSR2', () => {
  console.error(new Error(`cannot read ${content}`));
  console.log('%s of a ticket', content);
  console.table([{ content }]);
  (console as { createTask?: (name: string) => unknown }).createTask?.(content); // prints nothing
  process.stdout.write(`${content}\n`);
  process.stderr.write(content, () => {});
  process.emitWarning(`${content} is deprecated`);
  void Promise.reject(new Error(content));
  writeFile('/nowhere/at/all', content, (error) => console.warn(error));
});
