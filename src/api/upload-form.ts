import type { Repeat, Upload } from '#src/jobs/accept-upload.ts';
import type { IncomingFile } from '#src/jobs/receive-upload.ts';
import type { Problem } from '#src/problems.ts';
import { type Answer, faultsOf, invalidFields, refusal } from './answer.ts';
import type { ApiKey } from './api-keys.ts';
import { refuseUntil } from './refusals.ts';
import type { ApiContext, ApiRequest, FormPart } from './route.ts';
import { uploadFields } from './schemas.ts';

/** Who sends a form: the holder of a key, a person with a token, or one who sends again what a token has bought before. */
export type Sender =
  | { readonly is: 'key' }
  | { readonly is: 'person'; readonly token: { readonly value: string; readonly expiresAt: number } }
  | { readonly is: 'again' };

/** A form whose sender is known; its file lies in the content store. */
export type UploadForm = {
  readonly sender: Sender;
  readonly upload: Upload | undefined;
  readonly userUuid: string | undefined;
};

/** What a form is read with. */
export type UploadDoor = {
  readonly request: ApiRequest;
  readonly context: ApiContext;
  readonly key: ApiKey | undefined;
  /** The `Idempotency-Key`, as the one who sent it is known. */
  readonly repeatKey: string | undefined;
};

/** Bytes of a file that are held before its sender is known. */
const mostUnknown = 64 * 1024;

const humanFailed = 'Human verification failed. Please try again.';
/** The refusal (409) of a key that stands for another upload. */
export const conflict = refusal(409, 'This Idempotency-Key was used for another file.');

/**
 * Reads a form. Nothing of a file is read before its token was found good, where the token comes first; where the file
 * does, only a small one is held until then. An answer when something is wrong; nothing is left of the file then.
 */
export async function readUploadForm(door: UploadDoor): Promise<UploadForm | Answer> {
  const values: Record<string, string> = Object.create(null);
  let sender: Sender | undefined = door.key ? { is: 'key' } : undefined;
  let early: IncomingFile | undefined;
  let upload: Upload | undefined;
  const store = async (file: IncomingFile): Promise<Answer | undefined> => {
    const received = await receive(file, values, door);
    if ('status' in received) return received;
    upload = received;
    return undefined;
  };
  const read = async (part: FormPart): Promise<Answer | undefined> => {
    if (part.type === 'field') values[part.name] ??= part.value;
    else if (part.name !== 'file')
      return wrongFile(part.name.slice(0, 100), 'Only "file" may hold a file.', 'unexpected');
    else if (upload || early) return wrongFile('file', 'Please send one file at a time.', 'too_many');
    else if (!sender && values.cf_turnstile_response === undefined) {
      early = await smallFile(part);
      return early ? undefined : tokenFirst;
    } else {
      const known = sender ?? (await senderOf(values, door));
      if ('status' in known) return known;
      sender = known;
      return store({ name: part.fileName, chunks: part.chunks });
    }
    return undefined;
  };
  const finish = async (): Promise<UploadForm | Answer> => {
    const fields = uploadFields.safeParse(values);
    const known = sender ?? (await senderOf(values, door));
    if ('status' in known) return known;
    if (!fields.success) return invalidFields(faultsOf(fields.error, 'body'));
    const refused = early && (await store(early));
    return refused ?? { sender: known, upload, userUuid: fields.data.user_uuid || undefined };
  };
  let answer: UploadForm | Answer | undefined;
  try {
    for await (const part of door.request.form()) {
      answer = await read(part);
      if (answer) break;
    }
    answer ??= await finish();
    return answer;
  } finally {
    if (upload && (!answer || 'status' in answer)) await door.context.jobs.drop(upload);
  }
}

/** What a repetition is known by; the token is that of the first time, or a fresh one. */
function repeatOf({ repeatKey }: UploadDoor, values: Readonly<Record<string, string>>): Repeat | undefined {
  return repeatKey === undefined ? undefined : { key: repeatKey, token: values.cf_turnstile_response ?? '' };
}

async function receive(
  file: IncomingFile,
  values: Readonly<Record<string, string>>,
  door: UploadDoor,
): Promise<Upload | Answer> {
  const opener = uploadFields.shape.password.safeParse(values.password || undefined);
  if (!opener.success) return invalidFields([{ loc: ['body', 'password'], msg: 'Too long', type: 'too_big' }]);
  const whole = opener.data === undefined ? file : { ...file, password: opener.data };
  const received = await door.context.jobs.receive(whole, repeatOf(door, values));
  return 'message' in received ? refusedFile(received) : received;
}

async function senderOf(values: Readonly<Record<string, string>>, door: UploadDoor): Promise<Sender | Answer> {
  const { request, context } = door;
  const { cf_turnstile_response: token } = values;
  if (!token)
    return refusal(401, humanFailed, { detail: 'The human-verification token (cf_turnstile_response) is missing.' });
  if (!uploadFields.shape.cf_turnstile_response.safeParse(token).success)
    return refusal(403, humanFailed, { detail: 'The human-verification token is not valid.' });
  const verdict = await context.verifier.verify(token, request.address);
  if (verdict.state === 'human') return { is: 'person', token: verdict.use };
  const repeat = repeatOf(door, values);
  if (repeat && (await context.jobs.isRepeat(repeat))) return { is: 'again' };
  return verdict.state === 'unavailable' ? refuseUntil('human.unavailable', 10, context.now()) : notValid;
}

/** A token that was good for another upload, or for none. */
export const notValid = refusal(403, humanFailed, {
  detail: 'The human-verification token is not valid or has expired.',
});

/** A token buys one job. */
export const usedUp = refusal(403, humanFailed, { detail: 'The human-verification token has been used already.' });

const tokenFirst = refusal(401, humanFailed, {
  detail: 'The human-verification token (cf_turnstile_response) has to come before a file of more than 64 KB.',
});

/** All of a small file; undefined as soon as it is not small. */
async function smallFile({
  fileName,
  chunks,
}: FormPart & { readonly type: 'file' }): Promise<IncomingFile | undefined> {
  const held: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > mostUnknown) return undefined;
    held.push(chunk);
  }
  return { name: fileName, chunks: inTurn(held) };
}

async function* inTurn(chunks: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* chunks;
}

function wrongFile(field: string, msg: string, type: string): Answer {
  return invalidFields([{ loc: ['body', field], msg, type }]);
}

function refusedFile({ status, code, message, advice, values }: Problem): Answer {
  return refusal(status, message, { detail: `${message} ${advice}`, code, ...(values ? { values } : {}) });
}
