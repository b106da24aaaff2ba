import type { JobJson } from '#src/api/schemas.ts';
import { type FormCall, sendForm } from '../api/send-form.ts';
import { KnownFailure } from './failures.ts';
import { userUuid } from './user-uuid.ts';

/** A slow line may take this long for 25 MB. */
const uploadTimeout = 300_000;

/** Sends a file with its proof of humanity; gives the job that it became. */
export async function sendFile(
  file: File,
  { token, password, signal, onPercent }: FormCall & { readonly token: string; readonly password?: string },
): Promise<JobJson> {
  const form = new FormData();
  const user = userUuid();
  form.set('cf_turnstile_response', token);
  if (user) form.set('user_uuid', user);
  if (password) form.set('password', password);
  form.set('file', file, file.name);
  // Once, because a token is good for one request.
  const job = await sendForm<JobJson | undefined>('/v1/pipeline', form, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(uploadTimeout)]),
    onPercent,
  });
  if (!job?.id) throw new KnownFailure('noId');
  return job;
}
