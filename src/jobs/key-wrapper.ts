/**
 * The operator's key, which never leaves its keeper: a file on each node, or a service such as AWS KMS. It wraps the keys of
 * an hour, so it is asked about once an hour and node, whatever the number of jobs (`docs/storage.md`).
 */
export interface KeyWrapper {
  /** @param name what is wrapped; nothing else opens under it */
  wrap(name: string, key: Uint8Array): Promise<Uint8Array>;
  /** Throws for what was wrapped by another key or under another name. */
  unwrap(name: string, wrapped: Uint8Array): Promise<Uint8Array>;
}
