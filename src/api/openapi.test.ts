import { describe, expect, it } from 'vitest';
import { describeApi } from './openapi.ts';
import { routes } from './routes.ts';

type Operation = {
  readonly operationId: string;
  readonly parameters?: readonly { readonly name: string }[];
  readonly responses: Readonly<Record<string, { readonly description: string }>>;
};

const { paths } = describeApi(routes, { name: 'tickets', version: '1' }) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};
const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
const conflictOf = (id: string) =>
  operations.find(({ operationId }) => operationId === id)?.responses[409]?.description;

describe('a 409 in the OpenAPI document', () => {
  it('says why it is answered there, and of keys only where one can be given', () => {
    expect(conflictOf('getPipelineIdDownload')).toBe('The job has not ended yet');
    expect(conflictOf('postPipelineIdMail')).toContain('mailed already');
    const ofKeys = operations.filter(({ responses }) => responses[409]?.description.includes('Idempotency-Key'));
    expect(ofKeys.map(({ operationId }) => operationId)).toEqual(['postPipeline']);
    expect(ofKeys[0]!.parameters!.map(({ name }) => name)).toContain('Idempotency-Key');
  });

  it('stands at no call that cannot answer it', () => {
    expect(conflictOf('getPipelineId')).toBeUndefined();
    expect(conflictOf('getSharedToken'), 'a link is made of a pass that is there').toBeUndefined();
  });
});
