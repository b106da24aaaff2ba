/**
 * The signer: a process that has the key and nothing else. It is handed open files, gives signatures of manifests, opens no
 * document, no file and no connection, and ends with the program that started it.
 */
import { readSync } from 'node:fs';
import type { Signer } from '../signer.ts';
import { checkManifest } from './check-manifest.ts';
import { signerOf } from './open-signer.ts';
import type { FromSigner, OpenedFile, ToSigner } from './signer-messages.ts';
import { parseSigningFile, type SigningMaterial, SigningSetupError } from './signing-files.ts';

let signer: Signer | undefined;

process.on('disconnect', () => process.exit());
process.on('message', (message: ToSigner) => {
  if (message.type === 'open') void open(message).then(say);
  else void sign(message).then(say);
});

async function open({ files, passphrase }: ToSigner & { readonly type: 'open' }): Promise<FromSigner> {
  try {
    signer = await signerOf(materialOf(files, passphrase));
    const { sign: _sign, ...identity } = signer;
    return { type: 'ready', identity };
  } catch (error) {
    if (!(error instanceof SigningSetupError)) throw error;
    return { type: 'unable', sentence: error.message };
  }
}

async function sign({ request, manifest }: ToSigner & { readonly type: 'sign' }): Promise<FromSigner> {
  try {
    checkManifest(manifest);
    return { type: 'signed', request, signature: await signer!.sign(manifest) };
  } catch (error) {
    return { type: 'refused', request, why: (error as Error).message };
  }
}

function materialOf(files: readonly OpenedFile[], passphrase: string | undefined): SigningMaterial {
  const parts = files.map(({ setting, path, descriptor }) =>
    parseSigningFile({
      setting,
      path,
      bytes: readAll(descriptor),
      ...(passphrase === undefined ? {} : { passphrase }),
    }),
  );
  return { certificates: parts.flatMap((part) => part.certificates), keys: parts.flatMap((part) => part.keys) };
}

/** From the start, wherever the one who opened it has read to. */
function readAll(descriptor: number): Buffer {
  const chunks: Buffer[] = [];
  for (let at = 0; ; ) {
    const chunk = Buffer.alloc(65_536);
    const length = readSync(descriptor, chunk, 0, chunk.length, at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(chunk.subarray(0, length));
    at += length;
  }
}

function say(message: FromSigner): void {
  process.send?.(message);
}
