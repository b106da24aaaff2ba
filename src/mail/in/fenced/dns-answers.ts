/** LIST: what the DNS is asked for. */
export const dnsTypes = ['A', 'AAAA', 'CNAME', 'MX', 'PTR', 'TXT'] as const;

/** What the DNS is asked. */
export type DnsQuestion = { readonly name: string; readonly type: (typeof dnsTypes)[number] };

/** What the DNS gives: texts, pieces of texts (TXT), or mail exchangers. */
export type DnsRecords = readonly (
  | string
  | readonly string[]
  | { readonly exchange: string; readonly priority: number }
)[];

/** A question with what came of it: records, or Node's code of a failure (`ENOTFOUND`, `ETIMEOUT`, …). */
export type DnsAnswer = DnsQuestion & ({ readonly records: DnsRecords } | { readonly failed: string });

/** Answers that are known already, asked like the DNS; what is not among them is written down and fails for now. */
export type KnownDns = {
  lookup(name: string, type: string): Promise<DnsRecords>;
  /** What was asked and is not known, each once. */
  missing(): readonly DnsQuestion[];
};

/**
 * Plays the DNS from answers. Whoever is asked a second time with the answers that were missing comes one step further,
 * so that a process without a network can check what needs one. `last`: nothing more will be known, and what is not,
 * does not exist.
 */
export function knownDns(answers: readonly DnsAnswer[], last: boolean): KnownDns {
  const known = new Map(answers.map((answer) => [keyOf(answer), answer]));
  const missing = new Map<string, DnsQuestion>();
  return {
    async lookup(name, type) {
      const question = questionOf(name, type);
      if (!question) throw failure('ENOTFOUND');
      const answer = known.get(keyOf(question));
      if (answer && 'records' in answer) return structuredClone(answer.records); // the asker sorts them
      if (answer) throw failure(answer.failed);
      if (last) throw failure('ENODATA');
      missing.set(keyOf(question), question);
      throw failure('ETIMEOUT');
    },
    missing: () => [...missing.values()],
  };
}

/** Undefined for what is no name or not asked for: it is not there. */
function questionOf(name: string, type: string): DnsQuestion | undefined {
  const known = dnsTypes.find((each) => each === type);
  const sound = name.length <= 254 && /^[!-~]+$/.test(name);
  return known && sound ? { name: name.toLowerCase(), type: known } : undefined;
}

const keyOf = ({ name, type }: DnsQuestion): string => `${type} ${name}`;

function failure(code: string): Error & { readonly code: string } {
  return Object.assign(new Error(code), { code });
}
