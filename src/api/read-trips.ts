/** Tickets of a job as a calendar and as JSON-LD: written when they are asked for, as long as their passes are there. */
import { calendarOf, calendarType } from '#src/itinerary/calendar.ts';
import { jsonLdOf, jsonLdType } from '#src/itinerary/reservation.ts';
import type { Trip } from '#src/itinerary/trip.ts';
import { isLanguage } from '#src/languages/languages.ts';
import { type Answer, invalidFields, refusal, unknownJob } from './answer.ts';
import { noPass, noStore, wrongLanguage } from './read-job.ts';
import type { ApiContext, ApiRequest } from './route.ts';

/** `GET /v1/pipeline/{id}/calendar` */
export async function readCalendar(request: ApiRequest, context: ApiContext): Promise<Answer> {
  const { language } = request.query;
  if (language !== undefined && (typeof language !== 'string' || !isLanguage(language)))
    return invalidFields([wrongLanguage]);
  const own = language ? { language } : {};
  const written = { service: context.service.name, now: new Date(context.now()).toISOString(), ...own };
  return handOut(request, context, {
    write: (trips) => calendarOf(trips, written),
    media: calendarType,
    name: 'tickets.ics',
    none: 'None of these tickets has a day that could stand in a calendar.',
  });
}

/** `GET /v1/pipeline/{id}/json-ld` */
export function readJsonLd(request: ApiRequest, context: ApiContext): Promise<Answer> {
  return handOut(request, context, {
    write: jsonLdOf,
    media: jsonLdType,
    name: 'tickets.jsonld',
    none: 'schema.org has no word for any of these tickets.',
  });
}

type File = {
  readonly write: (trips: readonly Trip[]) => string | undefined;
  readonly media: string;
  readonly name: string;
  /** Said when there is nothing to write. */
  readonly none: string;
};

async function handOut(request: ApiRequest, context: ApiContext, file: File): Promise<Answer> {
  const numbers = numbersIn(request.query.only);
  if (numbers === 'bad') return unknownJob;
  const found = await context.jobs.trips(request.params.id!, numbers);
  if (found.state !== 'ready') return noPass(found.state, request, context);
  const text = file.write(found.trips);
  if (text === undefined) return refusal(404, file.none);
  const headers = {
    'Content-Type': file.media,
    'Content-Disposition': `attachment; filename="${file.name}"`,
    ...noStore,
  };
  return { status: 200, bytes: Buffer.from(text), headers };
}

/** Numbers of tickets with commas; undefined for all. */
function numbersIn(only: unknown): readonly number[] | undefined | 'bad' {
  if (only === undefined) return undefined;
  if (typeof only !== 'string' || !/^[1-9]\d{0,3}(,[1-9]\d{0,3}){0,99}$/.test(only)) return 'bad';
  return [...new Set(only.split(',').map(Number))];
}
