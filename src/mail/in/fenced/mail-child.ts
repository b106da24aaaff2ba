/** A fenced process that takes mails apart before anybody knows who sent them. */
import { probe } from '#src/fence/probe.ts';
import { serve } from '#src/fence/serve.ts';
import { checkSender, lookAtMessage, readHead } from './take-apart.ts';

await serve({ head: readHead, sender: checkSender, look: lookAtMessage, probe });
