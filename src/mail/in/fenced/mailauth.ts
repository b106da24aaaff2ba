/**
 * mailauth without what shows logos of senders (BIMI), of which we ask nothing (`disableBimi`): that is half of what it loads,
 * a client of the web included. It finds that part in Node's cache of modules, empty.
 */
import { createRequire, Module } from 'node:module';

const require = createRequire(import.meta.url);

const logos = require.resolve('mailauth/lib/bimi');
require.cache[logos] ??= Object.assign(new Module(logos), { loaded: true });

/** Checks SPF, DKIM, DMARC and ARC of a message. */
export const { authenticate } = require('mailauth') as typeof import('mailauth');
