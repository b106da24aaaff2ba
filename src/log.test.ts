import { expect, it } from 'vitest';
import { openLog } from './log.ts';

/** What a person reads of what a process says. */
function readOf(say: (log: ReturnType<typeof openLog>) => void): readonly string[] {
  const read: string[] = [];
  say(openLog('info', (words) => read.push(words)));
  return read;
}

it('is a sentence at a terminal', () => {
  expect(readOf((log) => log.info({ event: 'mail-open', port: 2525 }, 'Mail for a@b comes in at port 2525'))).toEqual([
    'Mail for a@b comes in at port 2525.\n',
  ]);
  expect(readOf((log) => log.info({ event: 'stopping', signal: 'SIGINT' }, 'stopping'))).toEqual(['Stopping.\n']);
});

it('says nothing of what only machines count, nor of what a library says', () => {
  expect(
    readOf((log) => {
      log.info({ event: 'sweep', jobs: 0 }, 'deleted what was too old');
      log.info('Server listening at http://127.0.0.1:3000');
    }),
  ).toEqual([]);
});

it('has the facts with it where something went wrong', () => {
  expect(
    readOf((log) => log.error({ event: 'work', error: { name: 'TypeError', at: ['a.ts:1'] } }, 'work failed')),
  ).toEqual(['Work failed. {"error":{"name":"TypeError","at":["a.ts:1"]}}\n']);
  expect(readOf((log) => log.warn('METRICS_PORT cannot be used: no metrics'))).toEqual([
    'METRICS_PORT cannot be used: no metrics.\n',
  ]);
});
