/**
 * What the content store calls the two parts of an answer by mail: whom it goes to, and the mail itself once it is
 * written. Each has a key of its own.
 *
 * @param answer the key of the job that is answered, or a random one for a notice
 */
export function answerRefs(answer: string): { readonly address: string; readonly mail: string } {
  return { address: `${answer}-address`, mail: `${answer}-mail` };
}
