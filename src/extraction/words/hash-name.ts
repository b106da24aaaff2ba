/** Where the hash of a name begins (FNV-1a). */
const start = 0x811c9dc5;

/** The hash of the name that up to three parts make, without putting them together: names of what is learned are hashed, so that no list of them is kept. */
export function hashName(head: string, middle = '', tail = ''): number {
  const hash = hashOn(hashOn(hashOn(start, head), middle), tail);
  return hash ^ (hash >>> 15);
}

function hashOn(before: number, part: string): number {
  let hash = before;
  for (let at = 0; at < part.length; at++) hash = Math.imul(hash ^ part.charCodeAt(at), 0x01000193);
  return hash;
}
