import { writeFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { run, scratchFolder } from './program.ts';
import type { Missing, Reader } from './reader.ts';

/** OpenSSL: does the signature hold over the manifest, and each hash of the manifest over its file? */
export function openOpenssl(): Reader | Missing {
  const version = run('openssl', ['version'])?.out.trim();
  if (!version) return { name: 'OpenSSL', install: 'apt-get install openssl' };
  const { path, remove } = scratchFolder();
  return {
    name: 'OpenSSL, signature and hashes',
    version,
    close: remove,
    read({ bytes }) {
      const files = unzipSync(bytes);
      for (const name of ['manifest.json', 'signature']) writeFileSync(path(name), files[name]!);
      const verified = run('openssl', [
        ...['cms', '-verify', '-binary', '-inform', 'DER', '-noverify', '-out', '/dev/null'],
        ...['-in', path('signature'), '-content', path('manifest.json')],
      ]);
      const manifest = JSON.parse(Buffer.from(files['manifest.json']!).toString()) as Record<string, string>;
      const names = Object.keys(manifest);
      names.forEach((name, at) => {
        writeFileSync(path(`file-${at}`), files[name] ?? '');
      });
      const digests =
        run('openssl', ['dgst', '-sha1', ...names.map((_, at) => path(`file-${at}`))])
          ?.out.trim()
          .split('\n') ?? [];
      const hashes = names.map((name, at) => ({
        field: 'hash',
        wanted: manifest[name],
        got: /[\da-f]{40}$/.exec(digests[at] ?? '')?.[0],
      }));
      return { fields: [{ field: 'signature', wanted: 0, got: verified?.code }, ...hashes] };
    },
  };
}
