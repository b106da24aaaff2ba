import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CalendarContext, calendarOf } from '#src/itinerary/calendar.ts';
import { jsonLdOf } from '#src/itinerary/reservation.ts';
import { tripOf } from '#src/itinerary/trip.ts';
import type { Conversion } from '#src/pipeline/conversion.ts';

/** Which files are wanted, where, and who writes them when. */
type Wanted = {
  readonly out?: string;
  readonly ics: boolean;
  readonly 'json-ld': boolean;
  readonly writing: CalendarContext;
};

/** Writes the tickets of one file as a calendar and as JSON-LD, as far as they are wanted; gives the paths. */
export async function writeTrips({ tickets, passes }: Conversion, wanted: Wanted): Promise<string[]> {
  if (tickets.length === 0) return [];
  const trips = tickets.map(tripOf);
  // A file with one ticket is called like its pass.
  const name = (passes.length === 1 && passes[0]?.fileName.replace(/\.pkpass$/, '')) || 'tickets';
  const folder = wanted.out ?? '.';
  const paths: string[] = [];
  const write = async (kind: string, text: string | undefined, reason: string) => {
    if (text === undefined) {
      process.stderr.write(`${reason}\n`);
      return;
    }
    const path = join(folder, `${name}.${kind}`);
    await mkdir(folder, { recursive: true });
    await writeFile(path, text);
    paths.push(path);
  };
  if (wanted.ics)
    await write('ics', calendarOf(trips, wanted.writing), 'No ticket has a day that could stand in a calendar.');
  if (wanted['json-ld']) await write('jsonld', jsonLdOf(trips), 'schema.org has no word for any of these tickets.');
  return paths;
}
