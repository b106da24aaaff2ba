/** Parts of what a job says of its passes. */
import type { SaveLinks } from '#src/google-wallet/save-link.ts';
import { reservationOf } from '#src/itinerary/reservation.ts';
import { whenOf } from '#src/itinerary/when.ts';
import type { JobResult, PassEntry } from '#src/jobs/job-result.ts';
import { problemJson } from './problem-json.ts';
import type { JobResultJson } from './schemas.ts';

/** Where the calendar and the JSON-LD of the passes are, where they have days or words for it. */
export function tripUrls(path: string, { passes }: JobResult): Pick<JobResultJson, 'calendar_url' | 'json_ld_url'> {
  const trips = passes.flatMap(({ trip }) => trip ?? []);
  return {
    calendar_url: trips.some(whenOf) ? `${path}/calendar` : null,
    json_ld_url: trips.some(reservationOf) ? `${path}/json-ld` : null,
  };
}

/** What a language model did for it, as clients are told. */
export function modelJson({ asked, failure, usage, milliseconds, dropped }: NonNullable<JobResult['model']>) {
  return {
    asked,
    failure: failure ?? null,
    input_tokens: usage.inputTokens,
    output_tokens: usage.outputTokens,
    milliseconds: Math.round(milliseconds),
    dropped,
  };
}

/** A pass as it is listed; numbers count from 1. */
export function passItem(
  path: string,
  { title, kind, proof, problems, corrected, preview }: PassEntry,
  number: number,
) {
  return {
    ...{ number, title, kind, proof },
    download_url: `${path}/passes/${number}`,
    ticket_url: `${path}/tickets/${number}`,
    corrected: corrected ?? false,
    look: preview ? lookOf(preview) : null,
    problems: problems.map(problemJson),
  };
}

/** Colours of a pass as its pass.json has them. */
type Coloured = { readonly [Name in 'backgroundColor' | 'foregroundColor' | 'labelColor']: string };

function lookOf({ pass, code }: NonNullable<PassEntry['preview']>) {
  const { backgroundColor, foregroundColor, labelColor } = pass as Coloured;
  const wide = code !== null && code.width > code.height * 1.5;
  return {
    ...{ background: backgroundColor, foreground: foregroundColor, label: labelColor },
    code: code && (wide ? ('wide' as const) : ('square' as const)),
  };
}

/** Where Google Wallet is offered: the way there, or why it cannot take this ticket. */
export function googleItem(id: string, { refused, why, name }: ReturnType<SaveLinks['check']>, number: number) {
  if (refused === undefined) return { url: `/google-wallet/${id}/${number}`, reason: null };
  return { url: null, reason: refused, ...(why ? { why } : {}), ...(name ? { code_name: name } : {}) };
}
