/** Loaded ahead of a program (`--import`): tells every connection that it makes, and every name that it looks up, in a line of JSON. */
import { writeSync } from 'node:fs';
import { noteConnections } from './model-recorder.ts';

// Past the program's own log, which lets through nothing that it did not write.
noteConnections((where) => void writeSync(1, `${JSON.stringify({ event: 'connects', where })}\n`));
