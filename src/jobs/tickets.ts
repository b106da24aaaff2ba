import { buildPkpass } from '#src/passes/archive/pkpass.ts';
import type { Signer } from '#src/passes/signer.ts';
import type { CorrectionPatch } from '#src/tickets/correction.ts';
import { isUntouched } from '#src/tickets/correction.ts';
import type { FieldName } from '#src/tickets/fields.ts';
import type { Refusal } from '#src/tickets/refusals.ts';
import type { ContentStore } from './content-store.ts';
import type { Corrected } from './correct-pass.ts';
import type { Corrector } from './corrector.ts';
import type { JobResult, PassEntry } from './job-result.ts';
import { unpackTickets } from './kept-tickets.ts';
import type { TicketView } from './ticket-view.ts';

/** What the tickets of finished jobs are shown and corrected with. */
export type TicketsContext = {
  readonly content: ContentStore;
  readonly corrector: Corrector;
  /** Who signs corrected passes; throws where there is none. */
  readonly signer: () => Promise<Signer>;
  readonly now: () => number;
};

/** What was corrected of a job, by the number of its pass. */
export type Corrections = ReadonlyMap<number, Corrected>;

/** A change that was made, or the fields that it cannot be made for, each with the reason. */
export type CorrectionAnswer = { readonly view: TicketView } | { readonly faults: ReadonlyMap<FieldName, Refusal> };

/** The tickets of results, by the name of the result in the content store. Undefined where there is no such thing. */
export type Tickets = {
  view(ref: string, number: number): Promise<TicketView | undefined>;
  correct(ref: string, number: number, patch: CorrectionPatch): Promise<CorrectionAnswer | undefined>;
  /** The picture of a page, from 1. */
  page(ref: string, number: number): Promise<{ readonly mediaType: string; readonly bytes: Uint8Array } | undefined>;
  corrections(ref: string): Promise<Corrections>;
  /** The pass after its correction, signed anew; undefined where this process signs for somebody else. */
  sign(ref: string, number: number, corrected: Corrected): Promise<Uint8Array | undefined>;
};

/** Opens the tickets of a node. */
export function openTickets({ content, corrector, signer, now }: TicketsContext): Tickets {
  const inTurn = openTurns();
  const corrections = async (ref: string): Promise<Corrections> => {
    const bytes = await content.get(ref, 'corrections');
    return bytes ? unpack(bytes) : new Map();
  };

  return {
    corrections,
    async view(ref, number) {
      const record = await content.get(ref, 'tickets');
      return record && corrector.view({ record, number, before: (await corrections(ref)).get(number) });
    },
    correct: (ref, number, patch) =>
      inTurn(ref, async () => {
        const [record, key] = [await content.get(ref, 'tickets'), await content.key(ref)];
        if (!record || !key) return undefined;
        const before = await corrections(ref);
        const answer = await corrector.correct({ record, number, before: before.get(number) }, patch);
        if (!answer || 'faults' in answer) return answer;
        const after = new Map(before).set(number, answer.corrected);
        if (isUntouched(answer.corrected.correction)) after.delete(number);
        await content.put({ ref, record: 'corrections', key }, [pack(after)]);
        return { view: answer.view };
      }),
    async page(ref, number) {
      const record = await content.get(ref, 'tickets');
      const page = record && unpackTickets(record).pages[number - 1];
      const pages = page && (await content.get(ref, 'pages'));
      return pages && { mediaType: page.mediaType, bytes: pages.subarray(page.offset, page.offset + page.length) };
    },
    async sign(ref, number, corrected) {
      const record = await content.get(ref, 'tickets');
      const files = record && (await corrector.draw({ record, number, before: corrected }));
      if (!files) throw new Error('a corrected ticket is kept');
      const own = await signer();
      return isSignerOf(corrected, own) ? buildPkpass(files, own, new Date(now())) : undefined;
    },
  };
}

/** A pass is signed by who signed it before: another identity would be another pass, and its pass.json says who it is. */
function isSignerOf({ passJson }: Corrected, { passTypeIdentifier, teamIdentifier }: Signer): boolean {
  const signedAs = JSON.parse(passJson) as Pick<Signer, 'passTypeIdentifier' | 'teamIdentifier'>;
  return signedAs.passTypeIdentifier === passTypeIdentifier && signedAs.teamIdentifier === teamIdentifier;
}

/** A result as it is after what was corrected. */
export function withCorrections(result: JobResult, corrections: Corrections): JobResult {
  if (corrections.size === 0) return result;
  const passes = result.passes.map((pass, at) => {
    const corrected = corrections.get(at + 1);
    if (!corrected) return pass;
    const { title, kind, facts, trip, problems, passJson, texts = [] } = corrected;
    const preview: PassEntry['preview'] = pass.preview && { ...pass.preview, pass: JSON.parse(passJson), texts };
    return { ...pass, title, kind, facts, trip, problems, corrected: true, ...(preview ? { preview } : {}) };
  });
  return { ...result, passes };
}

function pack(corrections: Corrections): Uint8Array {
  return Buffer.from(JSON.stringify([...corrections]));
}

function unpack(bytes: Uint8Array): Corrections {
  return new Map(JSON.parse(Buffer.from(bytes).toString('utf8')) as [number, Corrected][]);
}

/** Lets one thing after the other happen to what bears the same name. */
function openTurns(): <T>(name: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();
  return async (name, work) => {
    const turn = (last.get(name) ?? Promise.resolve()).then(work, work);
    last.set(name, turn);
    try {
      return await turn;
    } finally {
      if (last.get(name) === turn) last.delete(name);
    }
  };
}
