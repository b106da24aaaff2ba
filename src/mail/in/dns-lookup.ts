import { Resolver } from 'node:dns/promises';
import type { DnsAnswer, DnsQuestion, DnsRecords } from './fenced/dns-answers.ts';

/** Asks the DNS; never rejects, a failure is an answer. */
export type DnsLookup = (question: DnsQuestion) => Promise<DnsAnswer>;

/** Asks the given name servers (`address` or `address:port`), or those of the system; at most 6 s a question. */
export function openDnsLookup(servers: readonly string[]): DnsLookup {
  const resolver = new Resolver({ timeout: 2000, tries: 2 });
  if (servers.length > 0) resolver.setServers(servers);
  return async (question) => {
    try {
      // The types asked for give nothing else.
      return { ...question, records: (await resolver.resolve(question.name, question.type)) as DnsRecords };
    } catch (error) {
      return { ...question, failed: (error as NodeJS.ErrnoException).code ?? 'ESERVFAIL' };
    }
  };
}
