import type { Problem } from '#src/problems.ts';
import type { ContentStore } from './content-store.ts';
import { derivedJobId, type JobId, jobKeyOf, newJobId, newNonce } from './job-id.ts';
import type { Claim, Intake, JobRecords } from './job-records.ts';
import type { JobView, Views } from './job-view.ts';
import {
  type IncomingFile,
  type ReceivedUpload,
  receiveUpload,
  sizeClass,
  type UploadLimits,
} from './receive-upload.ts';
import type { Secrets } from './secrets.ts';
import { isNoRoom } from './unavailable.ts';

/** What uploads are taken with. */
export type UploadContext = {
  readonly records: JobRecords;
  readonly content: ContentStore;
  readonly secrets: Secrets;
  readonly limits: UploadLimits;
  readonly now: () => number;
};

/** An upload that was received and waits to be accepted or dropped. */
export type Upload = ReceivedUpload & {
  readonly id: JobId;
  /** What makes a repetition recognisable, when the client asked for it. */
  readonly repeat?: Claim;
};

/** An upload that may be sent again: what its sender calls it, and the token that it came with, empty for none. */
export type Repeat = { readonly key: string; readonly token: string };

/** How an upload is accepted. */
export type Acceptance = {
  readonly intake: Intake;
  readonly userUuid?: string;
  /** Who sent it, for a fair share of the queue. */
  readonly client?: string;
  /** The human token, to be used once. */
  readonly token?: { readonly value: string; readonly expiresAt: number };
  /** What else may make one job only; `token-used` when it made one. */
  readonly once?: readonly Claim[];
};

/** Why an upload that came again is no job: its repeat key was used for another file, or for one that is not known any more. */
export type Earlier = 'conflict' | 'forgotten';

/** Takes uploads. */
export type Uploads = {
  /** Stores a file under a new id; a problem when it is refused. */
  receive(file: IncomingFile, repeat?: Repeat): Promise<Upload | Problem>;
  /** Whether an upload of this name was accepted before with this very token. Tells nothing of the job. */
  isRepeat(repeat: Repeat): Promise<boolean>;
  /** Makes a received upload a job, or answers what it made before. `token-used`: the token bought another one; the upload is dropped. */
  accept(upload: Upload, acceptance: Acceptance): Promise<JobView | Earlier | 'token-used'>;
  /** What the same upload made before; it is dropped then. Undefined when it made nothing. */
  earlier(upload: Upload): Promise<JobView | Earlier | undefined>;
  /** Throws an upload away that is not accepted. */
  drop(upload: Upload): Promise<void>;
};

/** A repeated upload is recognised for a day. */
const repeatLife = 24 * 60 * 60_000;

/** Opens the uploads of a node. */
export function openUploads(context: UploadContext, views: Views): Uploads {
  const { records, content, secrets, now } = context;

  /** What an upload made that took a claim before. */
  const earlierOf = async (upload: Upload, taken: Claim): Promise<JobView | Earlier> => {
    if (fileOf(taken) !== fileOf(upload.repeat!)) return 'conflict';
    return (
      (await views.withResult(await views.bare(derivedJobId(secrets.ids, taken.claim, taken.nonce)))) ?? 'forgotten'
    );
  };

  return {
    receive: (file, repeat) => receive(file, repeat, context),
    async isRepeat({ key, token }) {
      const earlier = await records.claimed(secrets.keyedHash('repeat', key), now());
      return earlier !== undefined && tokenOf(earlier) === secrets.keyedHash('repeat token', token);
    },
    async accept(upload, { intake, userUuid, client, token, once = [] }) {
      const job = jobKeyOf(upload.id)!;
      const tokens = token ? [tokenClaim(secrets, token)] : [];
      const claims = [...(upload.repeat ? [upload.repeat] : []), ...tokens, ...once];
      const row = {
        job,
        createdAt: now(),
        userHash: userUuid ? secrets.keyedHash('user', userUuid) : null,
        intake,
        kind: upload.kind,
        sizeClass: sizeClass(upload.bytes),
        lane: upload.lane,
        waitsFor: client ? secrets.keyedHash('waits', client) : null,
      };
      const { taken } = await records.accept(row, claims).catch(async (error: unknown) => {
        // For want of room nothing was written. After any other fault it may have been, and the file is needed.
        if (isNoRoom(error)) await content.destroy(job);
        throw error;
      });
      if (!taken) return { id: upload.id, record: { ...newRecord, ...row } };
      await content.destroy(job);
      return taken.claim === upload.repeat?.claim ? earlierOf(upload, taken) : 'token-used';
    },
    async earlier(upload) {
      const taken = upload.repeat && (await records.claimed(upload.repeat.claim, now()));
      if (!taken) return undefined;
      await content.destroy(jobKeyOf(upload.id)!);
      return earlierOf(upload, taken);
    },
    drop: (upload) => content.destroy(jobKeyOf(upload.id)!),
  };
}

async function receive(
  file: IncomingFile,
  repeat: Repeat | undefined,
  { content, secrets, limits, now }: UploadContext,
): Promise<Upload | Problem> {
  const claim = repeat && secrets.keyedHash('repeat', repeat.key);
  const nonce = newNonce();
  const id = claim ? derivedJobId(secrets.ids, claim, nonce) : newJobId();
  const job = jobKeyOf(id)!;
  const received = await receiveUpload(file, { job, content, limits });
  if ('code' in received || !claim || !repeat) return 'code' in received ? received : { ...received, id };
  const body = `${secrets.keyedHash('body', received.digest)} ${secrets.keyedHash('repeat token', repeat.token)}`;
  return { ...received, id, repeat: { claim, body, nonce, expiresAt: now() + repeatLife } };
}

/** What a row says that was just written. */
const newRecord = {
  state: 'pending',
  completedAt: null,
  stage: null,
  percent: 0,
  passCount: null,
  errorCode: null,
  content: 'source',
  resultRef: null,
  expiresAt: null,
  downloads: 0,
  emailSent: false,
} as const;

/** The body of a repeatable upload's claim holds two hashes: of the file, and of the token that it came with. */
const fileOf = ({ body }: Claim): string | undefined => body.split(' ')[0];
const tokenOf = ({ body }: Claim): string | undefined => body.split(' ')[1];

function tokenClaim(
  secrets: Secrets,
  { value, expiresAt }: { readonly value: string; readonly expiresAt: number },
): Claim {
  return { claim: secrets.keyedHash('token', value), body: '', nonce: '', expiresAt };
}
