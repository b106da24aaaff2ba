/** The reference is made of the OpenAPI document, on the server: pages get only what they show. */

/** One call, as it is shown. */
export type Operation = {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly parameters: readonly Field[];
  readonly body: { readonly media: string; readonly fields: readonly Field[] } | null;
  readonly answers: readonly { readonly status: string; readonly text: string; readonly media: readonly string[] }[];
  /** Fields of the JSON that it gives when all is well. */
  readonly gives: readonly Field[];
};

/** A field of a request or answer, as the reference lists it; parts of parts are named with dots. */
export type Field = {
  readonly name: string;
  readonly place: string;
  readonly type: string;
  readonly required: boolean;
  readonly text: string;
};

type Schema = {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
};

type Content = Readonly<Record<string, { readonly schema?: Schema }>>;

type OpenApiOperation = {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
    readonly description: string;
    readonly schema: Schema;
  }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Content }>>;
};

type OpenApi = { readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>> };

/** Every call of the document, in its order. */
export function operationsOf(document: unknown): Operation[] {
  return Object.entries((document as OpenApi).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => operationOf(method.toUpperCase(), path, operation)),
  );
}

function operationOf(method: string, path: string, operation: OpenApiOperation): Operation {
  const [media, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const good = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))?.[1];
  return {
    id: operation.operationId,
    method,
    path,
    summary: operation.summary,
    parameters: (operation.parameters ?? []).map(({ name, in: place, required, description, schema }) => ({
      name,
      place,
      required,
      text: description,
      type: typeOf(schema),
    })),
    body: media && content?.schema ? { media, fields: fieldsOf(content.schema) } : null,
    answers: Object.entries(operation.responses).map(([status, { description, content }]) => ({
      status,
      text: description,
      media: Object.keys(content ?? {}),
    })),
    gives: fieldsOf(good?.content?.['application/json']?.schema ?? {}),
  };
}

/** Properties, with those of objects inside under dotted names. */
function fieldsOf(schema: Schema, prefix = ''): Field[] {
  const { properties = {}, required = [] } = objectIn(schema);
  return Object.entries(properties).flatMap(([name, property]) => {
    const own: Field = {
      name: `${prefix}${name}`,
      place: 'body',
      type: typeOf(property),
      required: required.includes(name),
      text: property.description ?? '',
    };
    const inner = objectIn(property);
    const list = inner === property && property.items ? objectIn(property.items) : inner;
    const dots = property.items ? '[].' : '.';
    return [own, ...(list.properties ? fieldsOf(list, `${prefix}${name}${dots}`) : [])];
  });
}

function objectIn(schema: Schema): Schema {
  return schema.properties ? schema : (schema.anyOf?.find(({ properties }) => properties) ?? schema);
}

function typeOf(schema: Schema): string {
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(' or ');
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(', ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.format === 'binary') return 'file';
  const type = [schema.type ?? 'any'].flat().join(' or ');
  const whole = schema.minimum !== undefined && schema.maximum !== undefined && schema.maximum < 1e9;
  return whole ? `${type} ${schema.minimum} to ${schema.maximum}` : type;
}
