#!/usr/bin/env node
/** `npm run data-rights -- export|erase`: serves requests of people about their data. Works while the service runs. */
import { parseArgs } from 'node:util';
import { operate, sayAndExit } from './operate.ts';

const help = `Requests of people about their data.

Usage
  npm run data-rights -- export (--email ADDRESS | --user-uuid ID)   everything that is kept, as JSON
  npm run data-rights -- erase  (--email ADDRESS | --user-uuid ID)   delete it, at once and for good

The user id is the random one that the browser of that person keeps ("user_uuid").
Content of documents is not in it: it is deleted after conversion by itself.
`;

const { values, positionals } = parseArgs({
  options: { email: { type: 'string' }, 'user-uuid': { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  allowPositionals: true,
});
const [command] = positionals;
const userUuid = values['user-uuid'];
const person = { ...(values.email ? { email: values.email } : {}), ...(userUuid ? { userUuid } : {}) };

if (values.help) sayAndExit(help, 0);
else if ((command !== 'export' && command !== 'erase') || Object.keys(person).length === 0) sayAndExit(help, 2);
else await run();

async function run(): Promise<void> {
  await operate(async (operations) => {
    if (command === 'export') return sayAndExit(`${JSON.stringify(await operations.exportData(person), null, 2)}\n`, 0);
    const { contacts, feedback, jobs } = await operations.eraseData(person);
    sayAndExit(`Erased: ${contacts} addresses, ${feedback} feedback entries, and the link to ${jobs} jobs.\n`, 0);
  });
}
