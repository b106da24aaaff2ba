import { createCipheriv, createDecipheriv, type DecipherGCM, randomBytes } from 'node:crypto';
import { lettingGo } from './let-go.ts';
import { ContentAway } from './unavailable.ts';

/** Bytes that come piece by piece, so that nobody holds all of them; read once. */
export type Stream = { readonly bytes: number; readonly chunks: AsyncIterable<Uint8Array> };

/** What keeps encrypted bytes. A write is whole and durable when it resolves, or leaves nothing. */
export interface Blobs {
  write(name: string, chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<void>;
  /** Undefined when there is no such blob. */
  read(name: string): Promise<Uint8Array | undefined>;
  /** The same piece by piece, where the store can do that. */
  stream?(name: string): Promise<Stream | undefined>;
  /** Removing what is not there is no error. */
  remove(name: string): Promise<void>;
  /** Every name, with when it was last written (milliseconds since the epoch), unfinished writes included. */
  list(): AsyncIterable<{ readonly name: string; readonly writtenAt: number }>;
}

/** What keeps the keys: apart from database and blobs, outside every backup, wrapped by the server secret. */
export interface ContentKeys {
  put(ref: string, key: Uint8Array): Promise<void>;
  get(ref: string): Promise<Uint8Array | undefined>;
  destroy(ref: string): Promise<void>;
  list(): AsyncIterable<{ readonly name: string; readonly writtenAt: number }>;
}

/**
 * LIST: what a ref holds: the upload (`source`), what a job says (`result`), its passes and bundles (`files`), the tickets with
 * their evidence (`tickets`), pictures of the pages they were read from (`pages`), and what a person corrected (`corrections`).
 */
export const records = ['source', 'result', 'files', 'tickets', 'pages', 'corrections'] as const;
/** One of the records of a ref. */
export type RecordName = (typeof records)[number];

/** Content at rest: always encrypted, with a key of its own ref, unreadable from the moment that key is destroyed. */
export type ContentStore = {
  /** Makes the key of a ref; before any `put`. */
  open(ref: string): Promise<Uint8Array>;
  put(
    at: { readonly ref: string; readonly record: RecordName; readonly key: Uint8Array },
    chunks: Chunks,
  ): Promise<void>;
  /** Undefined when it is gone. */
  get(ref: string, record: RecordName): Promise<Uint8Array | undefined>;
  /** The same piece by piece. Only when the last piece has come is it proven that these are the bytes that were put: until then none may be used. */
  stream(ref: string, record: RecordName): Promise<Stream | undefined>;
  has(ref: string): Promise<boolean>;
  /** The key of a ref, to put more under it; undefined when it is gone. */
  key(ref: string): Promise<Uint8Array | undefined>;
  /** Key first, then what it opened. Safe to repeat. */
  destroy(ref: string): Promise<void>;
  /** Refs of which anything is left; `stored` where that is not only a key. */
  refs(): Promise<ReadonlyMap<string, { readonly writtenAt: number; readonly stored: boolean }>>;
};

type Chunks = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

const nonceBytes = 12;
const tagBytes = 16;

/** AES-256-GCM over two stores. The ref and the record are authenticated, so nothing can be put in another's place. */
export function openContentStore(blobs: Blobs, keys: ContentKeys): ContentStore {
  return {
    async open(ref) {
      const key = randomBytes(32);
      await keys.put(ref, key);
      return key;
    },
    put: ({ ref, record, key }, chunks) => blobs.write(blobName(ref, record), seal(key, blobName(ref, record), chunks)),
    async get(ref, record) {
      const key = await keys.get(ref);
      const sealed = key && (await blobs.read(blobName(ref, record)));
      return sealed ? unseal(key, blobName(ref, record), sealed) : undefined;
    },
    async stream(ref, record) {
      const name = blobName(ref, record);
      const key = await keys.get(ref);
      const sealed = key && (await (blobs.stream?.(name) ?? readWhole(blobs, name)));
      if (!sealed) return undefined;
      const bytes = Math.max(0, sealed.bytes - nonceBytes - tagBytes);
      return { bytes, chunks: unsealInTurn(key, name, sealed.chunks) };
    },
    key: (ref) => keys.get(ref),
    has: async (ref) => (await keys.get(ref)) !== undefined,
    async destroy(ref) {
      await keys.destroy(ref);
      try {
        await Promise.all(recordsOf(ref).map((record) => blobs.remove(blobName(ref, record))));
      } catch (error) {
        // Nobody can read it any more; what lies where we cannot reach it now is an orphan, and those are looked for.
        if (!(error instanceof ContentAway)) throw error;
      }
    },
    async refs() {
      const found = new Map<string, { writtenAt: number; stored: boolean }>();
      for (const [stored, list] of [
        [false, keys.list()],
        [true, blobs.list()],
      ] as const) {
        for await (const { name, writtenAt } of list) {
          const ref = name.split('.')[0]!;
          found.set(ref, { writtenAt: Math.max(writtenAt, found.get(ref)?.writtenAt ?? 0), stored });
        }
      }
      return found;
    },
  };
}

/** Encrypts as it comes: nonce, cipher text, tag. */
export async function* seal(key: Uint8Array, context: string, chunks: Chunks): AsyncGenerator<Uint8Array> {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context));
  yield nonce;
  for await (const chunk of lettingGo(chunks)) yield cipher.update(chunk);
  yield cipher.final();
  yield cipher.getAuthTag();
}

/** Decrypts; throws when a byte, the key or the context is not the one that was sealed. */
export function unseal(key: Uint8Array, context: string, sealed: Uint8Array): Uint8Array {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceBytes), { authTagLength: tagBytes })
    .setAAD(Buffer.from(context))
    .setAuthTag(sealed.subarray(sealed.length - tagBytes));
  const bytes = decipher.update(sealed.subarray(nonceBytes, sealed.length - tagBytes));
  decipher.final(); // in this mode it proves and gives nothing
  return bytes;
}

/** Decrypts as it comes; throws at its end when a byte, the key or the context is not the one that was sealed. */
async function* unsealInTurn(
  key: Uint8Array,
  context: string,
  sealed: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  let decipher: DecipherGCM | undefined;
  let held = Buffer.alloc(0);
  for await (const chunk of lettingGo(sealed)) {
    held = Buffer.concat([held, chunk]);
    if (!decipher && held.length >= nonceBytes) {
      decipher = createDecipheriv('aes-256-gcm', key, held.subarray(0, nonceBytes), { authTagLength: tagBytes });
      decipher.setAAD(Buffer.from(context));
      held = held.subarray(nonceBytes);
    }
    if (!decipher || held.length <= tagBytes) continue;
    yield decipher.update(held.subarray(0, held.length - tagBytes));
    held = held.subarray(held.length - tagBytes);
  }
  if (!decipher || held.length < tagBytes) throw new Error('what was stored is cut off');
  decipher.setAuthTag(held).final();
}

async function readWhole(blobs: Blobs, name: string): Promise<Stream | undefined> {
  const bytes = await blobs.read(name);
  return bytes && { bytes: bytes.length, chunks: inTurn(bytes) };
}

async function* inTurn(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** What can lie under a ref: results have a dash and a lease, mails say what they are, and a job alone is its upload. */
function recordsOf(ref: string): readonly RecordName[] {
  const [, part] = ref.split('-');
  if (part === undefined || part === 'address') return ['source'];
  return part === 'mail' ? ['files'] : records.filter((record) => record !== 'source');
}

function blobName(ref: string, record: RecordName): string {
  return `${ref}.${record}`;
}
