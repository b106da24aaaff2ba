import { z } from 'zod';
import type { Route } from './route.ts';
import { apiError } from './schemas.ts';

/** LIST: what each refusal means. */
const refusalTexts: Readonly<Record<number, string>> = {
  400: 'The request is malformed',
  401: 'The human-verification token is missing, or the API key is not known',
  403: 'The human-verification token is not valid, has expired or was used',
  404: 'There is no such job or pass',
  410: 'The content has been deleted',
  413: 'What was sent is too large',
  415: 'The request has another content type than this endpoint takes',
  422: 'The file or a field cannot be used; detail says why',
  429: 'Too many requests; Retry-After says when to come back',
  503: 'Not available right now; Retry-After says when to come back',
};

/** The OpenAPI 3.1 document, made of the very schemas that validate. */
export function describeApi(
  routes: readonly Route[],
  service: { readonly name: string; readonly version: string },
): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${service.name} API`,
      version: service.version,
      description: 'Turns tickets into Apple Wallet passes.',
    },
    paths,
    components: {
      schemas: { Error: schemaOf(apiError, 'output') },
      securitySchemes: { apiKey: { type: 'http', scheme: 'bearer' } },
    },
  };
}

/** LIST: what stands in a path beside the id of a job. */
const pathTexts: Readonly<Record<string, string>> = {
  n: 'Number of the pass, from 1',
  page: 'Number of the page among those that are kept, from 1',
  token: 'The token in a shared link',
};

function operation(route: Route): object {
  const parameters = [
    ...[...route.path.matchAll(/:(\w+)/g)].map(([, name]) =>
      parameter('path', name!, pathTexts[name!] ?? 'Id of the job'),
    ),
    ...Object.entries(route.query ?? {}).map(([name, text]) => parameter('query', name, text)),
    ...Object.entries(route.requestHeaders ?? {})
      .filter(([name]) => name !== 'Authorization') // OpenAPI says that one as a security scheme
      .map(([name, text]) => parameter('header', name, text)),
  ];
  return {
    summary: route.summary,
    operationId: `${route.method.toLowerCase()}${route.path.replace(/^\/v1/, '').replace(/[/:._-]+(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(route.requestHeaders?.Authorization ? { security: [{}, { apiKey: [] }] } : {}),
    ...(route.body
      ? { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(route.body, 'input') } } } }
      : {}),
    ...(route.form
      ? { requestBody: { required: true, content: { 'multipart/form-data': { schema: formSchema(route.form) } } } }
      : {}),
    responses: { ...answersOf(route), ...refusalsOf(route) },
  };
}

function answersOf({ answers }: Route): Record<string, object> {
  return Object.fromEntries(
    Object.entries(answers).map(([status, { text, schema, media }]) => {
      const json = schema ? { 'application/json': { schema: schemaOf(schema, 'output') } } : {};
      const binary = Object.fromEntries(
        (media ?? []).map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
      );
      const content = { ...json, ...binary };
      return [status, { description: text, ...(Object.keys(content).length > 0 ? { content } : {}) }];
    }),
  );
}

function refusalsOf({ refusals, conflict }: Route): Record<string, object> {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  const all = refusals.map((status) => [status, { description: refusalTexts[status]!, content }]);
  return Object.fromEntries(conflict ? [...all, [409, { description: conflict, content }]] : all);
}

function formSchema(fields: z.ZodType): object {
  const { properties, ...rest } = schemaOf(fields, 'input') as { properties?: object };
  const file = { type: 'string', format: 'binary', description: 'PDF, JPG, PNG or e-mail (.eml); told by its content' };
  return { ...rest, properties: { file, ...properties }, required: ['file'] };
}

function parameter(place: 'path' | 'query' | 'header', name: string, description: string): object {
  return { name, in: place, required: place === 'path', description, schema: { type: 'string' } };
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
}
