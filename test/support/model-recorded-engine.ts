/** The real engine in a worker that tells every connection it makes: in its error output, which the server logs. */
import { noteConnections } from './model-recorder.ts';

noteConnections((where) => process.stderr.write(`CONNECTS ${where}\n`));

export { openEngine } from '#src/jobs/engine.ts';
