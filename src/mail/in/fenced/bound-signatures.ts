/** Signatures of a mail that are looked at, and sets of seals (RFC 8617 allows 50). */
const most = 10;

/**
 * Hides the signatures and seals of a header that are too many from whoever checks them: the names of their fields are
 * replaced by one that means nothing, of the same length. Of seals all or none, because a chain is whole or worthless.
 * What is signed with a hidden field no longer verifies.
 */
export function boundSignatures(head: Uint8Array, { seals }: { readonly seals: boolean }): Uint8Array {
  const text = Buffer.from(head).toString('latin1');
  const sets = text.match(/^[ \t]*arc-seal/gim)?.length ?? 0;
  const keepsSeals = seals && sets <= most;
  let signatures = 0;
  // A line that begins like a field is taken for one, wherever its colon is: readers differ in that.
  const bounded = text.replace(/^([ \t]*)(dkim-signature|arc-)/gim, (whole, space: string, name: string) => {
    if (name.length === 4) return keepsSeals ? whole : `${space}x-a-`;
    signatures += 1;
    return signatures <= most ? whole : `${space}x-one-too-many`;
  });
  return new Uint8Array(Buffer.from(bounded, 'latin1'));
}
