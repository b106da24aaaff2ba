/** LIST: every endpoint of the API: its schemas, its refusals and who answers. The OpenAPI document is made of it. */
import { languages } from '#src/languages/languages.ts';
import { readSaveLink } from './google-wallet.ts';
import { describeApi } from './openapi.ts';
import { deleteJob, downloadAll, downloadPass, previewPass, readJob } from './read-job.ts';
import { readCalendar, readJsonLd } from './read-trips.ts';
import type { Route } from './route.ts';
import {
  feedback,
  health,
  job,
  passPreview,
  saved,
  saveLink,
  sharedPass,
  uploadFields,
  verification,
  waitlist,
} from './schemas.ts';
import { callBackPass, downloadShared, sharePass } from './share.ts';
import { saveFeedback, subscribe } from './talk-back.ts';
import { tellHealth, tellVerification } from './tell.ts';
import { ticket, ticketPatch } from './ticket-schemas.ts';
import { correctTicket, readPage, readTicket } from './tickets.ts';
import { createJob } from './upload.ts';

const pass = 'application/vnd.apple.pkpass';
const bundle = 'application/vnd.apple.pkpasses';
const onlyThese = 'Of these tickets alone: their numbers with commas';

/** All of them, in the order of the OpenAPI document. */
export const routes: readonly Route[] = [
  {
    method: 'POST',
    path: '/v1/pipeline',
    summary: 'Send a ticket: PDF, JPG, PNG or e-mail. Answers a job at once; poll it every second, or ask with wait.',
    form: uploadFields,
    requestHeaders: {
      'Idempotency-Key': 'Repeating an upload with the same key and the same file within 24 hours gives the same job',
      Authorization: 'Bearer and an API key, in place of the human-verification token',
    },
    answers: { 202: { text: 'The job', schema: job } },
    refusals: [400, 401, 403, 409, 413, 415, 422, 429, 503],
    handle: createJob,
  },
  {
    method: 'GET',
    path: '/v1/pipeline/:id',
    summary: 'How a job is doing, and what came of it.',
    rate: 'reads',
    query: {
      wait: 'Answer when the job has ended, or after this many seconds: 0 to 15',
      language: `Language of the words that tell passes apart: ${languages.join(', ')}`,
    },
    answers: { 200: { text: 'The job', schema: job } },
    refusals: [404, 422, 429, 503],
    handle: readJob,
  },
  {
    method: 'DELETE',
    path: '/v1/pipeline/:id',
    summary: 'Delete everything of a job at once.',
    rate: 'reads',
    answers: { 204: { text: 'It is deleted' } },
    refusals: [404, 429, 503],
    handle: deleteJob,
  },
  {
    method: 'GET',
    path: '/v1/pipeline/:id/download',
    summary: 'The pass, or all passes of a job as a bundle.',
    rate: 'reads',
    query: {
      part: 'Which bundle, from 1: a bundle holds at most 10 passes',
      only: 'A bundle of these passes instead: their numbers with commas, at most 10',
    },
    answers: { 200: { text: 'The pass or the bundle', media: [pass, bundle] } },
    refusals: [404, 409, 410, 429, 503],
    handle: downloadAll,
  },
  {
    method: 'GET',
    path: '/v1/pipeline/:id/calendar',
    summary: 'The tickets of a job as a calendar.',
    rate: 'reads',
    query: {
      only: onlyThese,
      language: `Language of labels and notes; without it each ticket's own: ${languages.join(', ')}`,
    },
    answers: { 200: { text: 'iCalendar (RFC 5545)', media: ['text/calendar'] } },
    refusals: [404, 409, 410, 429, 503],
    handle: readCalendar,
  },
  {
    method: 'GET',
    path: '/v1/pipeline/:id/json-ld',
    summary: 'The tickets of a job as schema.org reservations.',
    rate: 'reads',
    query: { only: onlyThese },
    answers: { 200: { text: 'JSON-LD: one reservation, or a list of them', media: ['application/ld+json'] } },
    refusals: [404, 409, 410, 429, 503],
    handle: readJsonLd,
  },
  {
    method: 'GET',
    path: '/v1/pipeline/:id/passes/:n',
    summary: 'One pass of a job, from 1.',
    rate: 'reads',
    answers: { 200: { text: 'The pass', media: [pass] } },
    refusals: [404, 409, 410, 429, 503],
    handle: downloadPass,
  },
  {
    method: 'GET',
    path: '/v1/pipeline/:id/passes/:n/preview',
    summary: 'How one pass looks in Wallet: the pass.json that was signed, and its code as a drawing.',
    rate: 'reads',
    query: { language: `Language of the phone that shows it: ${languages.join(', ')}` },
    answers: { 200: { text: 'The pass and its code', schema: passPreview } },
    refusals: [404, 422, 429, 503],
    handle: previewPass,
  },
  {
    method: 'POST',
    path: '/v1/pipeline/:id/passes/:n/share',
    summary: 'A link to one pass alone, for another phone.',
    rate: 'reads',
    answers: { 201: { text: 'The link', schema: sharedPass } },
    refusals: [404, 409, 410, 429, 503],
    handle: sharePass,
  },
  {
    method: 'DELETE',
    path: '/v1/pipeline/:id/passes/:n/share',
    summary: 'Call back every link to one pass; new ones can be made.',
    rate: 'reads',
    answers: { 204: { text: 'They are over' } },
    refusals: [404, 410, 429, 503],
    handle: callBackPass,
  },
  {
    method: 'GET',
    path: '/v1/shared/:token',
    summary: 'The pass of such a link.',
    rate: 'reads',
    answers: { 200: { text: 'The pass', media: [pass] } },
    refusals: [404, 409, 410, 429, 503],
    handle: downloadShared,
  },
  {
    method: 'GET',
    path: '/v1/pipeline/:id/tickets/:n',
    summary:
      'What was understood of one ticket: each value with where it was read, what else was read, and what to check.',
    rate: 'reads',
    answers: { 200: { text: 'The ticket', schema: ticket } },
    refusals: [404, 429, 503],
    handle: readTicket,
  },
  {
    method: 'PATCH',
    path: '/v1/pipeline/:id/tickets/:n',
    summary:
      'Correct a ticket: what is not named stays, null takes a field off. Its pass is designed anew at once and signed anew when it is downloaded. The same again changes nothing. The code cannot be changed.',
    rate: 'reads',
    body: ticketPatch,
    answers: { 200: { text: 'The ticket as it is now', schema: ticket } },
    refusals: [400, 404, 413, 415, 422, 429, 503],
    handle: correctTicket,
  },
  {
    method: 'GET',
    path: '/v1/pipeline/:id/pages/:page',
    summary: 'A picture of a page that tickets were read from.',
    rate: 'reads',
    answers: { 200: { text: 'The page', media: ['image/png', 'image/webp', 'image/svg+xml'] } },
    refusals: [404, 429, 503],
    handle: readPage,
  },
  {
    method: 'GET',
    path: '/v1/pipeline/:id/passes/:n/google-wallet',
    summary: 'A link that saves one pass in Google Wallet, where that is offered.',
    rate: 'reads',
    answers: { 200: { text: 'The link', schema: saveLink } },
    refusals: [404, 409, 410, 422, 429, 503],
    handle: readSaveLink,
  },
  {
    method: 'GET',
    path: '/v1/health',
    summary: 'Whether the service works.',
    answers: { 200: { text: 'The state of the service', schema: health } },
    refusals: [],
    handle: tellHealth,
  },
  {
    method: 'GET',
    path: '/v1/verification',
    summary: 'What is needed to get a human-verification token.',
    rate: 'reads',
    answers: { 200: { text: 'The verifier', schema: verification } },
    refusals: [429, 503],
    handle: tellVerification,
  },
  {
    method: 'POST',
    path: '/v1/feedback/:job_id',
    summary: 'Say how it went. Saving again replaces what was saved.',
    rate: 'feedback',
    body: feedback,
    answers: { 200: { text: 'It is saved', schema: saved } },
    refusals: [400, 404, 413, 415, 422, 429, 503],
    handle: saveFeedback,
  },
  {
    method: 'POST',
    path: '/v1/waitlist',
    summary: 'Subscribe to updates.',
    rate: 'waitlist',
    body: waitlist,
    answers: { 200: { text: 'Subscribed', schema: saved } },
    refusals: [400, 413, 415, 422, 429, 503],
    handle: subscribe,
  },
  {
    method: 'GET',
    path: '/v1/openapi.json',
    summary: 'This API, described for programs.',
    rate: 'reads',
    answers: { 200: { text: 'OpenAPI 3.1' } },
    refusals: [429],
    handle: async (_, { service }) => ({ status: 200, body: describeApi(routes, service) }),
  },
];
