import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Disk, DriveFile } from 'flydrive';
import type { Blobs } from '#src/jobs/content-store.ts';
import { openStorePace } from './store-pace.ts';

/** An S3-compatible store, and where in it. */
export type S3Options = {
  /** `s3://bucket/prefix` */
  readonly url: string;
  /** Of a store that is not AWS; its buckets are then part of the path. */
  readonly endpoint?: string;
  /** Absent: what the environment of AWS says. */
  readonly region?: string;
  /** Absent: the environment of AWS, a web identity, or the role of the instance. */
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string };
  /** Folder where what is larger than a piece waits, encrypted, until its length is known. */
  readonly spool: string;
  /** Milliseconds of silence after which a store that was asked counts as away; 5 s. */
  readonly silence?: number;
  /** Told why the store failed, once until it answers again: a code, never what it said. */
  readonly onAway?: (why: string) => void;
};

/** Blobs in a bucket, and whether it answers. */
export type S3Blobs = Blobs & {
  /** Seconds until the store is asked again; 0 when it answered last. */
  secondsAway(): number;
  close(): void;
};

/** Bytes of a blob that are held in memory before the rest goes to the spool. */
const piece = 2 * 2 ** 20;

/** Opens a bucket through flydrive. Its libraries are loaded here, so that who keeps files on disk never waits for them. */
export async function openS3Blobs(options: S3Options): Promise<S3Blobs> {
  const { spool, onAway = () => {} } = options;
  const [{ client, bucket, prefix }, { S3Driver }, { Disk }] = await Promise.all([
    openBucket(options),
    import('flydrive/drivers/s3'),
    import('flydrive'),
  ]);
  const disk = new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }));
  const pace = openStorePace(onAway);
  const keyOf = (name: string) => `${prefix}${name}`;

  return {
    async write(name, chunks) {
      pace.check(); // before a file is taken in that could not be kept
      const gathered = await gather(chunks, spool);
      if ('small' in gathered) {
        const { small } = gathered;
        return pace.run(() => disk.put(keyOf(name), small, { contentLength: small.length }));
      }
      const { large } = gathered;
      await pace.run(() => putFile(disk, keyOf(name), large)).finally(() => large.close());
    },
    read: (name) =>
      pace.run(async () => {
        try {
          return await disk.getBytes(keyOf(name));
        } catch (error) {
          if ((error as { readonly cause?: { readonly name?: string } }).cause?.name === 'NoSuchKey') return undefined;
          throw error;
        }
      }),
    remove: (name) => pace.run(() => disk.delete(keyOf(name))),
    async *list() {
      let paginationToken: string | undefined;
      do {
        const from = paginationToken;
        const page = await pace.run(() =>
          disk.listAll(prefix || '/', { recursive: true, ...(from ? { paginationToken: from } : {}) }),
        );
        for (const file of page.objects) if (file.isFile) yield await entryOf(file, prefix);
        ({ paginationToken } = page);
      } while (paginationToken);
    },
    secondsAway: pace.secondsAway,
    close: () => client.destroy(),
  };
}

/** A client of the store, as everything here asks it, and the place in it that is ours. */
export async function openBucket({ url, endpoint, region, credentials, silence = 5_000 }: S3Options) {
  const [{ S3Client }, { clientSettings }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('./aws-client.ts'),
  ]);
  const client = new S3Client({
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(region || endpoint ? { region: region || 'us-east-1' } : {}),
    ...(credentials ? { credentials } : {}),
    ...clientSettings(silence),
    // What we write is authenticated by its own encryption, and many stores know no other checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { client, ...placeOf(url) };
}

/** The bucket, and the prefix with its slash, if there is one. */
export function placeOf(url: string): { readonly bucket: string; readonly prefix: string } {
  const { hostname, pathname } = new URL(url);
  const prefix = pathname.replace(/^\/|\/$/g, '');
  return { bucket: hostname, prefix: prefix && `${prefix}/` };
}

async function entryOf(file: DriveFile, prefix: string) {
  const { lastModified } = await file.getMetaData(); // of the listing; the store is not asked again
  return { name: file.key.slice(prefix.length), writtenAt: lastModified.getTime() };
}

type Chunks = Parameters<Blobs['write']>[1];

/**
 * Stores want to know the length of what they are sent. What is small is gathered in memory, the rest in a file without a
 * name, so that an upload takes no more than a piece of memory and nothing is left of one that breaks off.
 */
async function gather(
  chunks: Chunks,
  spool: string,
): Promise<{ readonly small: Buffer } | { readonly large: FileHandle }> {
  const parts: Uint8Array[] = [];
  let length = 0;
  let file: FileHandle | undefined;
  try {
    for await (const chunk of chunks) {
      length += chunk.length;
      if (!file && length > piece) {
        file = await openNameless(spool);
        await file.writeFile(Buffer.concat(parts.splice(0)));
      }
      if (file) await file.writeFile(chunk);
      else parts.push(chunk);
    }
    return file ? { large: file } : { small: Buffer.concat(parts) };
  } catch (error) {
    await file?.close();
    throw error;
  }
}

async function openNameless(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  const file = await open(path, 'wx+', 0o600);
  await rm(path);
  return file;
}

async function putFile(disk: Disk, key: string, file: FileHandle): Promise<void> {
  const { size } = await file.stat();
  await disk.putStream(key, file.createReadStream({ start: 0, autoClose: false }), { contentLength: size });
}
