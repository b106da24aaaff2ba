/** Bytes of a file whose remains are not left to be collected some time. */
const large = 4 * 2 ** 20;

/** Collects what is not needed any more of a file of so many bytes: of a large one each copy that lies around counts. */
export function letGo(bytes: number): void {
  if (bytes >= large) globalThis.gc?.();
}
