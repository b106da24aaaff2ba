const mostBytes = 1_000_000;

/**
 * Throws unless the bytes are a manifest of a pass: JSON with the name of each file and the SHA-1 or SHA-256 of its content
 * in hexadecimal. Whoever reaches the signer can have nothing else signed.
 */
export function checkManifest(bytes: Uint8Array): void {
  if (bytes.length > mostBytes) throw new Error('the manifest is too long');
  const manifest: unknown = JSON.parse(Buffer.from(bytes).toString('utf8'));
  const isManifest =
    typeof manifest === 'object' &&
    manifest !== null &&
    !Array.isArray(manifest) &&
    Object.values(manifest).every((hash) => typeof hash === 'string' && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(hash));
  if (!isManifest) throw new Error('only manifests of passes are signed');
}
