/** A random id ties the jobs of a browser together; it is made at the first upload and never leaves with anything else. */
const key = 'passlift_user_uuid';

/** The id of this browser, made if there is none yet; undefined where nothing can be stored. */
export function userUuid(): string | undefined {
  try {
    const known = storedUserUuid();
    if (known) return known;
    const fresh = randomUuid();
    localStorage.setItem(key, fresh);
    return fresh;
  } catch {
    return undefined;
  }
}

/** The id of this browser, if an upload made one. */
export function storedUserUuid(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** RFC 9562, version 4. `crypto.randomUUID` is kept from pages that came over plain http. */
function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
