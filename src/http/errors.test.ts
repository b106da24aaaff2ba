import { expect, it } from 'vitest';
import { translate } from './errors.ts';

it.each(['current transaction is aborted', 'The operation was aborted', 'Unexpected end of JSON input', 'multipart'])(
  'takes an error of ours for one of ours, whatever its message says: %s',
  (message) => {
    expect(translate(Object.assign(new Error(message), { code: 'E_ODD', name: 'Error' }) as never).status).toBe(500);
  },
);
