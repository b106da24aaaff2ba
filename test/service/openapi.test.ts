import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { routes } from '#src/api/routes.ts';
import { bodyOf, type JobAnswer, mail, startService, type TestService } from '#test/support/service-process.ts';

let service: TestService;
let document: JobAnswer;
beforeAll(async () => {
  service = await startService();
  document = await bodyOf(await fetch(`${service.url}/v1/openapi.json`));
});
afterAll(() => service.end());

/** A client that knows nothing but the document: calls an operation and checks the answer against its schema. */
async function call(
  operationId: string,
  { path = {}, form, body }: { path?: Record<string, string>; form?: FormData; body?: unknown } = {},
) {
  for (const [template, methods] of Object.entries<JobAnswer>(document.paths)) {
    for (const [method, operation] of Object.entries<JobAnswer>(methods)) {
      if (operation.operationId !== operationId) continue;
      const address = template.replace(/\{(\w+)\}/g, (_, name: string) => path[name]!);
      const json = body
        ? { headers: { 'Content-Type': Object.keys(operation.requestBody.content)[0]! }, body: JSON.stringify(body) }
        : {};
      const response = await fetch(service.url + address, {
        method: method.toUpperCase(),
        ...(form ? { body: form } : json),
      });
      const described = operation.responses[response.status];
      expect(described, `${operationId} answers ${response.status}, which is not described`).toBeDefined();
      const type = response.headers.get('content-type')?.split(';')[0] ?? '';
      const schema = described.content?.[type]?.schema;
      if (described.content) expect(schema, `${type} is not described`).toBeDefined();
      if (type !== 'application/json') return { status: response.status, value: await response.text() };
      const value = await response.json();
      if (schema) z.fromJSONSchema(resolve(schema)).parse(value);
      return { status: response.status, value: value as JobAnswer };
    }
  }
  throw new Error(`the document has no ${operationId}`);
}

function resolve(schema: JobAnswer): JobAnswer {
  return schema.$ref ? document.components.schemas[schema.$ref.split('/').at(-1)] : schema;
}

describe('the OpenAPI document', () => {
  it('is version 3.1 and describes every route', () => {
    expect(document.openapi).toBe('3.1.0');
    const described = Object.entries<object>(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.toSorted()).toEqual(
      routes.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`).toSorted(),
    );
  });

  it('is enough to drive a whole conversion, and its schemas hold for every answer', async () => {
    const form = new FormData();
    form.set('cf_turnstile_response', await service.token());
    form.set('file', new Blob([mail('passes=2 day=2027-03-14')]), 'a.eml');
    const { status, value: job } = await call('postPipeline', { form });
    expect(status).toBe(202);
    await service.ended(job.id);
    expect((await call('getPipelineId', { path: { id: job.id } })).value.result.passes.pass_count).toBe(2);
    expect((await call('getPipelineIdDownload', { path: { id: job.id } })).status).toBe(200);
    expect((await call('getPipelineIdCalendar', { path: { id: job.id } })).status).toBe(200);
    expect((await call('getPipelineIdJsonLd', { path: { id: job.id } })).status).toBe(200);
    expect((await call('getPipelineIdPassesN', { path: { id: job.id, n: '2' } })).status).toBe(200);
    expect((await call('postFeedbackJobId', { path: { job_id: job.id }, body: { rating: 5 } })).status).toBe(200);
    expect((await call('deletePipelineId', { path: { id: job.id } })).status).toBe(204);
    expect((await call('getPipelineIdDownload', { path: { id: job.id } })).status).toBe(410);
    expect((await call('postFeedbackJobId', { path: { job_id: job.id }, body: { rating: 9 } })).status).toBe(422);
    expect((await call('postWaitlist', { body: { email: 'a@example.com' } })).status).toBe(200);
    expect((await call('postPipeline', { form: new FormData() })).status).toBe(401);
    await expect.poll(async () => (await call('getHealth')).value.status).toBe('ok');
    expect((await call('getVerification')).value.provider).toBe('altcha');
  });
});
