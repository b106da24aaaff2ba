import type { SaveLinks } from '#src/google-wallet/save-link.ts';
import { failureText } from '#src/jobs/failure-text.ts';
import type { JobRecord } from '#src/jobs/job-records.ts';
import type { JobResult } from '#src/jobs/job-result.ts';
import type { JobView } from '#src/jobs/job-view.ts';
import { percentOf } from '#src/jobs/report-progress.ts';
import type { Language } from '#src/languages/languages.ts';
import { progressText } from '#src/pipeline/progress-text.ts';
import { googleItem, modelJson, passItem, tripUrls } from './made-json.ts';
import { problemJson } from './problem-json.ts';
import type { JobJson, JobResultJson } from './schemas.ts';
import { tellApart } from './tell-apart.ts';

/** What is shown when nothing better is known; a text of the specification. */
const nothingMade = 'The content could not be converted to an Apple Wallet pass.';

/** What a job is shown with. */
type Shown = {
  /** Where it is offered: what Google Wallet can take. */
  readonly googleWallet?: Pick<SaveLinks, 'check'> | undefined;
  /** Of what tells passes apart; English by default. */
  readonly language?: Language;
};

/** A job as the API shows it. */
export function jobJson(view: JobView, { googleWallet, language = 'en' }: Shown = {}): JobJson {
  const { id, record } = view;
  return {
    id,
    status: record.state,
    created_at: record.createdAt / 1000,
    completed_at: record.completedAt === null ? null : record.completedAt / 1000,
    error: record.state === 'failed' ? failureText(record.errorCode ?? 'job.crashed', record.errorValues) : null,
    error_code: record.state === 'failed' ? (record.errorCode ?? 'job.crashed') : null,
    ...(record.state === 'failed' && record.errorValues ? { error_values: { ...record.errorValues } } : {}),
    result: resultJson(view, { googleWallet, language }),
  };
}

function resultJson(view: JobView, shown: Shown): JobResultJson | null {
  const { id, record, result } = view;
  if (record.state === 'failed') return null;
  if (record.state !== 'completed') return { ...empty, ...progressOf(view) };
  const common = {
    ...empty,
    percent_complete: 100,
    pass_job_id: id,
    expires_at: record.expiresAt === null ? null : record.expiresAt / 1000,
    right: record.right ?? null,
  };
  return result ? { ...common, ...made({ id, record, result, ...shown }) } : { ...common, ...deleted(record) };
}

function progressOf({
  record,
  live,
  place,
}: JobView): Pick<
  JobResultJson,
  'percent_complete' | 'progress' | 'stage' | 'progress_code' | 'progress_values' | 'place'
> {
  if (record.state === 'pending')
    return {
      percent_complete: 0,
      progress: 'Waiting for a free worker',
      stage: 'waiting',
      ...(place ? { place: { ...place } } : {}),
    };
  const { stage, step } = live ?? { stage: record.stage ?? 'open' };
  const percent = live ? percentOf(live.done) : Math.min(99, record.percent);
  const { is: code, ...values } = step ?? {};
  return {
    percent_complete: percent,
    progress: progressText({ stage, ...(step ? { step } : {}) }),
    stage,
    ...(code ? { progress_code: code, progress_values: values } : {}),
  };
}

type Made = Shown & {
  readonly id: string;
  readonly record: JobRecord;
  readonly result: JobResult;
};

function made({
  id,
  record,
  result,
  googleWallet,
  language = 'en',
}: Made): Partial<JobResultJson> & Pick<JobResultJson, 'passes' | 'eligibility'> {
  const count = result.passes.length;
  const bundles = result.files.filter(({ type }) => type === 'bundle').length;
  const path = `/v1/pipeline/${id}`;
  const distinctions = tellApart(
    result.passes.map(({ preview }) => preview?.pass),
    language,
  );
  const urls = Array.from({ length: Math.max(1, bundles) }, (_, at) =>
    at === 0 ? `${path}/download` : `${path}/download?part=${at + 1}`,
  );
  const reason = count > 0 ? null : reasonOf(result);
  return {
    progress: count === 0 ? 'No pass could be made' : count === 1 ? 'Your pass is ready' : `${count} passes are ready`,
    passes: {
      pass_count: count,
      reason: reason ?? result.problems[0]?.message ?? null,
      email_sent: record.emailSent,
      notification_sent: false,
      items: result.passes.map((pass, at) => ({
        ...passItem(path, pass, at + 1),
        ...distinctions[at]!,
        google_wallet:
          googleWallet && pass.trip ? googleItem(id, googleWallet.check(pass.trip, { number: at + 1 }), at + 1) : null,
      })),
    },
    eligibility: { is_valid_pass: count > 0, reason_if_invalid: reason },
    ...(count > 0
      ? {
          download_url: urls[0]!,
          download_urls: urls,
          file_url: urls[0]!,
          file_type:
            count === 1 ? ('application/vnd.apple.pkpass' as const) : ('application/vnd.apple.pkpasses' as const),
        }
      : {}),
    ...tripUrls(path, result),
    signed_by: result.signedBy,
    problems: result.problems.map(problemJson),
    pages: (result.pages ?? []).map((size, at) => ({ url: `${path}/pages/${at + 1}`, ...size })),
    model: result.model ? modelJson(result.model) : null,
  };
}

function deleted(record: JobRecord): Partial<JobResultJson> & Pick<JobResultJson, 'passes'> {
  const count = record.passCount ?? 0;
  return {
    progress: 'The content has been deleted',
    passes: { ...empty.passes, pass_count: count, email_sent: record.emailSent },
    eligibility: { is_valid_pass: count > 0, reason_if_invalid: count > 0 ? null : nothingMade },
    deleted: true,
  };
}

function reasonOf({ eligibility, problems }: JobResult): string {
  return eligibility.reason ?? problems[0]?.message ?? nothingMade;
}

const empty: JobResultJson = {
  percent_complete: 0,
  progress: '',
  stage: null,
  passes: { pass_count: 0, reason: null, email_sent: false, notification_sent: false, items: [] },
  eligibility: { is_valid_pass: null, reason_if_invalid: null },
  download_url: null,
  download_urls: [],
  calendar_url: null,
  json_ld_url: null,
  file_url: null,
  pass_job_id: null,
  file_type: null,
  signed_by: null,
  problems: [],
  pages: [],
  model: null,
  expires_at: null,
  right: null,
  deleted: false,
};
