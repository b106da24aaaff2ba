import { describe, expect, it } from 'vitest';
import { describeApi } from '#src/api/openapi.ts';
import { routes } from '#src/api/routes.ts';
import { exampleOf, languages } from './examples.ts';
import { operationsOf } from './reference.ts';

const operations = operationsOf(describeApi(routes, { name: 'Passlift', version: '1' }));

/** LIST: a call whose answer is a file → what it is saved as. */
const saved: readonly (readonly [string, string])[] = [
  ['/v1/pipeline/{id}/download', 'wallet-pass.pkpass'],
  ['/v1/pipeline/{id}/calendar', 'tickets.ics'],
  ['/v1/pipeline/{id}/pages/{page}', 'page.png'],
];

describe('an example of a call that answers a file', () => {
  for (const [path, name] of saved)
    it(`saves ${name} and asks for no JSON: ${path}`, () => {
      const operation = operations.find((one) => one.path === path)!;
      const [curl, script, python] = languages.map((language) => exampleOf(operation, language, 'https://t.example'));
      expect(curl).toContain(`-o ${name}`);
      expect(script).toContain('response.blob()');
      expect(python).toContain(`open('${name}', 'wb')`);
      for (const example of [curl, script, python]) expect(example).not.toContain('json');
    });
});
