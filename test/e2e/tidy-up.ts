import { rmSync } from 'node:fs';

/** Removes the data of the service under test. */
export default function tidyUp(): void {
  if (process.env.E2E_DATA) rmSync(process.env.E2E_DATA, { recursive: true, force: true });
}
