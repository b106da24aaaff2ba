/**
 * A program for tests of the fence: starts a reader that is busy for good, says its process id, and waits to be killed.
 */
import { openReaders } from '#src/documents/open-readers.ts';
import { endlessPattern } from './hostile-pdfs.ts';

const readers = openReaders();
const request = { bytes: endlessPattern(), withoutText: [], withoutDrawing: [], withoutFiles: true };
const busy = readers.pdf(
  request,
  (part) => {
    // The drawing has begun, and will not end by itself.
    if (part.is === 'begin' && part.step === 'drawing') process.stdout.write(`${readers.pids().join(' ')}\n`);
  },
  { within: 600_000 },
);
await busy;
