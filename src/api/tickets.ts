import type { FieldView, OtherReading, TicketView } from '#src/jobs/ticket-view.ts';
import type { CorrectionPatch } from '#src/tickets/correction.ts';
import { type Answer, invalidFields, unknownJob } from './answer.ts';
import { problemJson } from './problem-json.ts';
import { countingNumber, notFound } from './read-job.ts';
import type { ApiContext, ApiRequest } from './route.ts';
import type { TicketJson } from './ticket-schemas.ts';

/** `GET /v1/pipeline/{id}/tickets/{n}` */
export async function readTicket(request: ApiRequest, context: ApiContext): Promise<Answer> {
  const number = countingNumber(request.params.n);
  const view = number && (await context.jobs.ticket(request.params.id!, number));
  return view ? { status: 200, body: ticketJson(view, request), headers: noStore } : missing(request, context);
}

/** `PATCH /v1/pipeline/{id}/tickets/{n}` */
export async function correctTicket(request: ApiRequest, context: ApiContext): Promise<Answer> {
  const number = countingNumber(request.params.n);
  // Checked by the route's schema.
  const patch = request.body as CorrectionPatch;
  const answer = number && (await context.jobs.correct(request.params.id!, number, patch));
  if (!answer) return missing(request, context);
  if ('view' in answer) return { status: 200, body: ticketJson(answer.view, request), headers: noStore };
  return invalidFields(
    [...answer.faults].map(([name, { code, message, values }]) => ({
      ...{ loc: ['body', 'fields', name], msg: message, type: 'rule', code },
      ...(values ? { values } : {}),
    })),
  );
}

/** `GET /v1/pipeline/{id}/pages/{page}` */
export async function readPage(request: ApiRequest, context: ApiContext): Promise<Answer> {
  const number = countingNumber(request.params.page);
  const page = number && (await context.jobs.page(request.params.id!, number));
  if (!page) return missing(request, context);
  const headers = { 'Content-Type': page.mediaType, 'Content-Security-Policy': "default-src 'none'; sandbox" };
  return { status: 200, bytes: page.bytes, headers: { ...headers, ...noStore } };
}

const noStore = { 'Cache-Control': 'no-store' };

/** A guessed id is counted, a wrong number of a job that is there is not. */
async function missing(request: ApiRequest, context: ApiContext): Promise<Answer> {
  return (await context.jobs.find(request.params.id!)) ? unknownJob : notFound(request, context);
}

function ticketJson(view: TicketView, { params }: ApiRequest): TicketJson {
  const { title, kind, colour, fields, addable, code, pages, problems } = view;
  return {
    number: Number(params.n),
    ...{ title, kind, colour },
    fields: fields.map(fieldJson),
    addable: addable.map(({ name, type }) => ({ name, type: type as FieldJson['type'] })),
    code,
    pages: pages.map((page) => ({ ...page, url: `/v1/pipeline/${params.id}/pages/${page.number}` })),
    problems: problems.map(problemJson),
  };
}

type FieldJson = TicketJson['fields'][number];

function fieldJson({ name, type, state, value, read, places, others }: FieldView): FieldJson {
  return {
    ...{ name, state },
    // Places on earth are not among the fields of a view.
    type: type as FieldJson['type'],
    value: valueJson(value),
    read: valueJson(read),
    places: [...places],
    others: others.map(otherJson),
  };
}

function otherJson({ value, places }: OtherReading): FieldJson['others'][number] {
  return { value: valueJson(value), places: [...places] };
}

function valueJson(value: unknown): FieldJson['value'] {
  if (typeof value !== 'object' || value === null) return (value as string | null) ?? null;
  if ('local' in value) {
    const { local, zone = null, offset = null } = value as { local: string; zone?: string; offset?: string };
    return { local, zone, offset };
  }
  return value as { readonly amount: string; readonly currency: string };
}
