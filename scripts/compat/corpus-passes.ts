import { jsonLdOf } from '#src/itinerary/reservation.ts';
import { tripOf } from '#src/itinerary/trip.ts';
import { convert } from '#src/pipeline/convert.ts';
import { listDocuments, readUpload } from '#test/golden/documents.ts';
import { openEngine } from '../convert/open-engine.ts';
import type { CorpusPass, PassContent } from './reader.ts';

const corpus = new URL('../../test/corpus', import.meta.url).pathname;

/** Converts every document of our own corpus as a person would, and gives its passes. */
export async function corpusPasses(say: (text: string) => void): Promise<readonly CorpusPass[]> {
  const engine = await openEngine();
  const passes: CorpusPass[] = [];
  try {
    for (const truth of listDocuments(corpus)) {
      say(truth.id);
      const upload = await readUpload(corpus, truth);
      const { tickets, passes: made } = await convert(upload, { ...engine.context, now: `${truth.context}Z` });
      for (const { ticket, bytes, passJson } of made) {
        const trip = tripOf(tickets[ticket]!);
        const pass = JSON.parse(passJson) as PassContent;
        passes.push({ id: `${truth.id} ${ticket + 1}`, trip, bytes, pass, jsonLd: jsonLdOf([trip]) });
      }
    }
  } finally {
    await engine.close();
  }
  return passes;
}
