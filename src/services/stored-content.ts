import { join } from 'node:path';
import type { Config } from '#src/config.ts';
import type { Blobs, ContentKeys } from '#src/jobs/content-store.ts';
import type { Secrets } from '#src/jobs/secrets.ts';
import type { Database } from '#src/storage/database.ts';
import { openDiskBlobs, openDiskKeys } from '#src/storage/disk-content.ts';
import { openFileWrapper } from '#src/storage/file-wrapper.ts';
import { openKeyEpochs } from '#src/storage/key-epochs.ts';
import { openKmsWrapper } from '#src/storage/kms-wrapper.ts';
import { openPostgresKeys } from '#src/storage/postgres-keys.ts';
import { openS3Blobs } from '#src/storage/s3-content.ts';
import { foldersOf } from './store.ts';

/** Where content and its keys lie: folders; or a bucket, with keys in PostgreSQL and what wraps them elsewhere. */
export async function openStored(
  config: Config,
  { database, secrets }: { readonly database: Database; readonly secrets: Secrets },
  onAway: (of: string, why: string) => void,
): Promise<Stored> {
  const folders = foldersOf(config);
  const onDisk = openDiskKeys(folders.keys, secrets.content);
  const none = { rotate: async () => 0, secondsAway: () => 0 };
  if (!config.CONTENT_URL) return { blobs: openDiskBlobs(folders.content), keys: onDisk, ...none, close: () => {} };
  const credentials = { accessKeyId: config.S3_ACCESS_KEY_ID, secretAccessKey: config.S3_SECRET_ACCESS_KEY };
  const bucket = (url: string, of: string) =>
    openS3Blobs({
      url,
      endpoint: config.S3_ENDPOINT,
      region: config.S3_REGION,
      ...(credentials.accessKeyId ? { credentials } : {}),
      spool: join(folders.data, 'spool'),
      onAway: (why) => onAway(of, why),
    });
  const blobs = await bucket(config.CONTENT_URL, 'the store of content');
  if (database.kind === 'embedded')
    return { ...none, blobs, keys: onDisk, secondsAway: blobs.secondsAway, close: blobs.close };
  const kms = config.KEY_WRAP_KMS
    ? await openKmsWrapper({ ...kmsSettings(config), onAway: (why) => onAway('AWS KMS', why) })
    : undefined;
  const wrapper = kms ?? (await openFileWrapper(config.KEY_WRAP_FILE));
  const vault = config.KEY_URL ? await bucket(config.KEY_URL, 'the store of keys') : undefined;
  const epochs = openKeyEpochs({ database, vault: vault ?? openDiskBlobs(folders.keys), wrapper });
  const keys = openPostgresKeys(database, epochs);
  return {
    blobs,
    keys,
    rotate: keys.rotate,
    secondsAway: () => Math.max(...[blobs, vault, kms].map((each) => each?.secondsAway() ?? 0)),
    close() {
      for (const each of [blobs, vault, kms]) each?.close();
    },
  };
}

/** What content is kept in. */
type Stored = {
  readonly blobs: Blobs;
  readonly keys: ContentKeys;
  /** Turns the key of the hour; answers how many keys were wrapped anew. */
  rotate(): Promise<number>;
  /** Seconds until a store that failed is asked again; 0 for none. */
  secondsAway(): number;
  close(): void;
};

/** Which key of AWS KMS, and where. */
export function kmsSettings({ KEY_WRAP_KMS: arn, KMS_ENDPOINT: endpoint }: Config) {
  return { arn, ...(endpoint ? { endpoint } : {}) };
}
