import { type Problem, problem } from '#src/problems.ts';

/** What to say of a kind of file that we do not open; photos of iPhones have a way of their own to become readable. */
export function unsupported(what: string, where: { readonly document?: string } = {}): Problem {
  return what === 'a HEIC photo'
    ? problem('document.heic', {}, where)
    : problem('document.unsupported', { what }, where);
}
