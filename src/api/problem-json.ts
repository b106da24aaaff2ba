import type { Problem } from '#src/problems.ts';

/** A problem as the API shows it. */
export function problemJson({ code, message, advice, values, about }: Problem) {
  return {
    ...{ code, message, advice },
    ...(values ? { values: { ...values } } : {}),
    ...(about ? { about: about.map((one) => ({ ...one })) } : {}),
  };
}
