/** A stand-in for AWS KMS: its wire protocol (AWS JSON 1.1), its signatures (Signature Version 4), two of its operations. */
import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export type TestKms = {
  readonly endpoint: string;
  /** Operations that were asked for, as `Encrypt arn:…`. */
  readonly asked: readonly string[];
  /** Answers every call with this error from now on; undefined: works again. */
  refuse(code: string | undefined): void;
  stop(): Promise<void>;
};

/** What the service knows its client by, as the environment of AWS names it. */
export const kmsCredentials = { AWS_ACCESS_KEY_ID: 'KMSTEST', AWS_SECRET_ACCESS_KEY: 'kms-test-secret' } as const;
/** Keys of the account. */
export const kmsKeys = {
  ours: 'arn:aws:kms:eu-central-1:123456789012:key/6a1e6c4e-0000-4000-8000-000000000001',
  another: 'arn:aws:kms:eu-central-1:123456789012:key/6a1e6c4e-0000-4000-8000-000000000002',
} as const;

type Call = {
  readonly KeyId: string;
  readonly Plaintext?: string;
  readonly CiphertextBlob?: string;
  readonly EncryptionContext?: Readonly<Record<string, string>>;
};

export async function startKms(): Promise<TestKms> {
  const secrets = new Map(Object.values(kmsKeys).map((arn) => [arn as string, randomBytes(32)]));
  const asked: string[] = [];
  let refusal: string | undefined;
  /** Answers, or throws the code of an error. */
  const answer = (operation: string | undefined, call: Call): object => {
    const secret = secrets.get(call.KeyId);
    if (!secret) throw 'NotFoundException';
    const context = Buffer.from(JSON.stringify(Object.entries(call.EncryptionContext ?? {}).toSorted()));
    const about = { KeyId: call.KeyId, EncryptionAlgorithm: 'SYMMETRIC_DEFAULT' };
    if (operation === 'Encrypt') {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', secret, nonce).setAAD(context);
      const sealed = [cipher.update(Buffer.from(call.Plaintext!, 'base64')), cipher.final(), cipher.getAuthTag()];
      const blob = Buffer.concat([Buffer.from(call.KeyId.slice(-36)), nonce, ...sealed]);
      return { ...about, CiphertextBlob: blob.toString('base64') };
    }
    if (operation !== 'Decrypt') throw 'UnknownOperationException';
    const blob = Buffer.from(call.CiphertextBlob!, 'base64');
    if (blob.subarray(0, 36).toString() !== call.KeyId.slice(-36)) throw 'IncorrectKeyException';
    try {
      const open = createDecipheriv('aes-256-gcm', secret, blob.subarray(36, 48)).setAAD(context);
      const plain = open.setAuthTag(blob.subarray(-16)).update(blob.subarray(48, -16));
      open.final();
      return { ...about, Plaintext: plain.toString('base64') };
    } catch {
      throw 'InvalidCiphertextException';
    }
  };
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const send = (status: number, json: object) =>
      response.writeHead(status, { 'Content-Type': 'application/x-amz-json-1.1' }).end(JSON.stringify(json));
    try {
      if (refusal) throw refusal;
      if (request.method !== 'POST' || request.url !== '/') throw 'UnknownOperationException';
      if (request.headers['content-type'] !== 'application/x-amz-json-1.1') throw 'SerializationException';
      if (!isSigned(request.headers, body)) throw 'InvalidSignatureException';
      const operation = /^TrentService\.(\w+)$/.exec(String(request.headers['x-amz-target']))?.[1];
      const call = JSON.parse(body.toString()) as Call;
      asked.push(`${operation} ${call.KeyId}`);
      send(200, answer(operation, call));
    } catch (code) {
      send(400, { __type: String(code), message: 'no' });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    refuse(code) {
      refusal = code;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Signature Version 4: docs.aws.amazon.com/IAM/latest/UserGuide/create-signed-request.html */
function isSigned(headers: IncomingHttpHeaders, body: Buffer): boolean {
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=(\w+)\/(\d{8}\/[\w-]+\/kms\/aws4_request), SignedHeaders=([\w;-]+), Signature=(\w{64})$/;
  const [, user, scope, names, signature] = pattern.exec(headers.authorization ?? '') ?? [];
  if (user !== kmsCredentials.AWS_ACCESS_KEY_ID) return false;
  const signed = names!.split(';').map((name) => `${name}:${headers[name]}\n`);
  const request = ['POST', '/', '', signed.join(''), names, sha256(body)].join('\n');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(request)].join('\n');
  const key = scope!.split('/').reduce<string | Buffer>(hmac, `AWS4${kmsCredentials.AWS_SECRET_ACCESS_KEY}`);
  return hmac(key, text).toString('hex') === signature;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
