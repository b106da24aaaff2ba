import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { expect, it } from 'vitest';
import { dockerfile, dockerignore } from '../../scripts/image/dockerfile.ts';

const project = join(import.meta.dirname, '../..');
const read = (name: string) => readFileSync(join(project, name), 'utf8');

it('has the Dockerfile that its list of steps says', () => {
  expect(read('Dockerfile')).toBe(dockerfile());
  expect(read('.dockerignore')).toBe(dockerignore());
});

it('has a Dockerfile without a fault', () => {
  expect(validate(read('Dockerfile')).map(({ message }) => message)).toEqual([]);
});
