import { cancelled, saidReason, specimen } from '#src/extraction/eligibility/no-ticket.ts';
import { failureText } from '#src/jobs/failure-text.ts';
import { type ProblemCode, problem } from '#src/problems.ts';
import { type Seen, sendFile } from './take.ts';

const id = '1d0f9a52-6a3e-4c7b-9d55-0a4b5c6d7e8f';
const created = { id, status: 'pending', created_at: 0, completed_at: null, error: null, error_code: null };

/** Whatever is sent becomes a job that is so; `stop` ends the play. */
async function play({ page }: Seen, job: object): Promise<() => Promise<void>> {
  const [uploads, polls] = ['**/v1/pipeline', `**/v1/pipeline/${id}*`];
  const now = { ...created, created_at: Date.now() / 1000 };
  await page.route(uploads, (route) => route.fulfill({ status: 202, json: { ...now, result: null } }));
  await page.route(polls, (route) => route.fulfill({ json: { ...now, ...job } }));
  return async () => {
    await page.unroute(uploads);
    await page.unroute(polls);
  };
}

/** LIST: ends of a job that no file of ours brings about, or that look alike where one does. */
const failures: readonly ProblemCode[] = [
  'document.unreadable',
  'document.heic',
  'document.too-many-pages',
  'barcode.binary-qr',
  'ticket.none',
  'ticket.dynamic',
  'paper.cancelled',
  'paper.specimen',
  'paper.blank',
  'paper.unclear',
  'job.lost',
];

/** What the sentences of some of them are about. */
const about: Readonly<Partial<Record<ProblemCode, Readonly<Record<string, string | number>>>>> = {
  'document.too-many-pages': { read: 20, pages: 34 },
  'ticket.none': { what: saidReason('other').reason },
  'paper.cancelled': { what: cancelled.reason },
  'paper.specimen': { what: specimen.reason },
  'paper.unclear': { what: 'We could read little of the text here, and found no ticket in it.' },
  'paper.blank': { what: 'We found neither text nor a code here, so there is nothing to make a pass of.' },
};

/** Every other way in which a job makes no pass, told by a server that stands in. */
export async function takeFailures(seen: Seen): Promise<void> {
  const { page, words, take } = seen;
  for (const code of failures) {
    const stop = await play(seen, failed(code));
    await sendFile(seen, 'web/public/samples/boarding-pass.pdf');
    await page.getByRole('heading', { name: words.result.failed }).waitFor({ timeout: 90_000 });
    await take(`upload-failed-${code.replace('.', '-')}`);
    await stop();
  }
}

/** A job that ended so, with pictures of so many pages that were looked at; what is answered ends the play. */
export async function playEnd(seen: Seen, code: ProblemCode, pages: number): Promise<() => Promise<void>> {
  const text = failureText(code, about[code]);
  const [sheet, ink] = [
    '<rect width="800" height="1100" fill="#fff"/>',
    '<path d="M80 120h640M80 200h520M80 280h600M80 700h200v200h-200z" stroke="#333" stroke-width="24" fill="none"/>',
  ];
  const body = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1100">${sheet}${ink}</svg>`;
  await seen.page.route(`**/v1/pipeline/${id}/pages/*`, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body }),
  );
  return play(seen, {
    status: 'completed',
    result: {
      passes: { pass_count: 0, reason: text, email_sent: false, notification_sent: false, items: [] },
      eligibility: { is_valid_pass: false, reason_if_invalid: text },
      problems: [problem(code, about[code])],
      pages: Array.from({ length: pages }, (_, at) => ({
        url: `/v1/pipeline/${id}/pages/${at + 1}`,
        width: 800,
        height: 1100,
      })),
      deleted: false,
    },
  });
}

function failed(code: ProblemCode): object {
  // A file that was read in part makes no pass only where that part holds no ticket.
  const inPart = code === 'document.too-many-pages';
  const why = inPart ? 'ticket.none' : code;
  const text = failureText(why, about[why]);
  if (!/^(ticket|paper)\./.test(why))
    return { status: 'failed', error: text, error_code: code, error_values: about[code] };
  const passes = { pass_count: 0, reason: text, email_sent: false, notification_sent: false, items: [] };
  const eligibility = { is_valid_pass: false, reason_if_invalid: text };
  return {
    status: 'completed',
    result: {
      passes,
      eligibility,
      problems: [...(inPart ? [problem(code, about[code])] : []), problem(why, about[why])],
      deleted: false,
    },
  };
}

/** A job that no worker has taken yet, and one that cannot be looked at any more. */
export async function takeQueue(seen: Seen): Promise<void> {
  const { page, words, take } = seen;
  const place = { ahead: 14, seconds: 40 };
  const stop = await play(seen, { status: 'pending', result: { percent_complete: 0, stage: 'waiting', place } });
  await sendFile(seen, 'web/public/samples/boarding-pass.pdf');
  await page.getByText(words.result.place(place.ahead, place.seconds)).waitFor();
  await take('upload-waiting');
  await stop();
}
