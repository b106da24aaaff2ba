/** Which rights our credentials have on a bucket: those that are needed, and those that nobody needs. For operators. */
import { randomUUID } from 'node:crypto';
import type { S3Client } from '@aws-sdk/client-s3';
import { openBucket, type S3Options } from './s3-content.ts';

/** What was found by trying. */
export type BucketRights = {
  /** The first thing that does not work, in words, and what the store calls it. */
  readonly missing?: { readonly what: string; readonly code: string };
  /** What our credentials see of others, in words. */
  readonly beyond: readonly string[];
  /** Whether what is deleted stays as an old version; false where we may not know. */
  readonly keepsVersions: boolean;
};

/** Tries them with a small object of its own, of which nothing is left. */
export async function tryBucketRights(options: S3Options): Promise<BucketRights> {
  const { client, ...place } = await openBucket(options);
  try {
    const missing = await tryNeeded(client, place);
    if (missing) return { missing, beyond: [], keepsVersions: false };
    return { beyond: await rightsOnOthers(client, place), keepsVersions: await keepsVersions(client, place.bucket) };
  } finally {
    client.destroy();
  }
}

type Place = { readonly bucket: string; readonly prefix: string };

/** Writes, reads, lists and deletes one small object of its own; what went wrong, in words. */
async function tryNeeded(client: S3Client, { bucket: Bucket, prefix }: Place): Promise<BucketRights['missing']> {
  const { DeleteObjectCommand, GetObjectCommand, ListObjectsV2Command, PutObjectCommand } = await import(
    '@aws-sdk/client-s3'
  );
  const object = { Bucket, Key: `${prefix}doctor-${randomUUID()}` };
  const body = randomUUID();
  const steps = {
    'does not take objects (s3:PutObject)': () => client.send(new PutObjectCommand({ ...object, Body: body })),
    'does not give objects (s3:GetObject)': async () => {
      const text = await (await client.send(new GetObjectCommand(object))).Body?.transformToString();
      if (text !== body) throw new Error('another object came back');
    },
    'does not list objects (s3:ListBucket with the prefix)': () =>
      client.send(new ListObjectsV2Command({ Bucket, Prefix: prefix, MaxKeys: 1 })),
    'does not delete objects (s3:DeleteObject)': () => client.send(new DeleteObjectCommand(object)),
  };
  for (const [what, step] of Object.entries(steps)) {
    const failed = await Promise.resolve(step()).then(
      () => undefined,
      (error: Error & { readonly code?: string }) => error.code ?? error.name,
    );
    if (failed) return { what, code: failed };
  }
  return undefined;
}

/** What somebody with these credentials sees of others, in words. */
async function rightsOnOthers(client: S3Client, { bucket: Bucket, prefix }: Place): Promise<string[]> {
  const { ListBucketsCommand, ListObjectsV2Command } = await import('@aws-sdk/client-s3');
  const outside = prefix
    ? await client.send(new ListObjectsV2Command({ Bucket, MaxKeys: 1 })).catch(() => undefined)
    : undefined;
  const all = await client.send(new ListBucketsCommand({})).catch(() => undefined);
  const others = (all?.Buckets ?? []).filter(({ Name }) => Name !== Bucket);
  return [
    ...(outside ? ['it lists what lies outside of its prefix'] : []),
    ...(others.length > 0 ? [`it lists ${others.length} other buckets`] : []),
  ];
}

async function keepsVersions(client: S3Client, Bucket: string): Promise<boolean> {
  const { GetBucketVersioningCommand } = await import('@aws-sdk/client-s3');
  const versioning = await client.send(new GetBucketVersioningCommand({ Bucket })).catch(() => undefined);
  return versioning?.Status === 'Enabled';
}
