import { z } from 'zod';
import { endpoints } from './endpoints.ts';
import { type ErrorCode, errorCatalogue } from './errors.ts';
import { permissions } from './permissions.ts';
import type { Endpoint } from './shared/endpoint.ts';

type Json = Record<string, unknown>;

function schemaOf(schema: z.ZodType): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;
  return json;
}

function parametersOf(schema: z.ZodObject | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, { description, example, ...rest }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(description !== undefined && { description }),
    example: example ?? exampleOf(rest),
    schema: rest,
  }));
}

/** An example value for a schema, assembled from the examples of its parts. */
export function exampleOf(schema: Json): unknown {
  if (schema.example !== undefined) return schema.example;
  if (schema.const !== undefined) return schema.const;
  if (schema.default !== undefined) return schema.default;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  for (const choice of ['anyOf', 'oneOf', 'allOf']) {
    if (Array.isArray(schema[choice])) return exampleOf(schema[choice][0] as Json);
  }
  if (schema.type === 'array') return [exampleOf((schema.items ?? {}) as Json)];
  if (schema.type === 'object') {
    const entries = Object.entries((schema.properties ?? {}) as Record<string, Json>);
    return Object.fromEntries(entries.map(([name, part]) => [name, exampleOf(part)]));
  }
  return plainExamples[schema.type as string] ?? null;
}

const plainExamples: Json = { string: 'texto', integer: 1, number: 1, boolean: true };

function bodyOf({ body, bodyKind }: Endpoint): Json {
  if (!body) return {};
  const schema = schemaOf(body);
  const type = bodyKind === 'multipart' ? 'multipart/form-data' : 'application/json';
  return { requestBody: { required: true, content: { [type]: { schema, example: exampleOf(schema) } } } };
}

function goodAnswer({ answer, answerKind }: Endpoint): Json {
  if (answerKind === 'file')
    return { description: 'The file.', content: { '*/*': { schema: { type: 'string', format: 'binary' } } } };
  if (!answer) return { description: 'Done; no content.' };
  const schema = schemaOf(answer);
  return {
    description: 'The response.',
    content: { 'application/json': { schema, example: exampleOf(schema) } },
  };
}

const problemReference = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };

const bodyRefusals = ['request.malformed', 'request.too_large', 'request.unsupported_type'] as const;
const fileRefusals = ['file.too_large', 'file.type_not_allowed'] as const;

/** The error codes of a call: those its endpoint lists, and those that follow from its method, caller and body. */
function refusalCodesOf(endpoint: Endpoint): Set<ErrorCode> {
  const { method, params, query, body, bodyKind, who, idempotency, fromOtherServers } = endpoint;
  const codes = new Set<ErrorCode>(endpoint.errors);
  if (params || query || body) codes.add('request.invalid');
  if (who !== 'anyone') codes.add('request.unauthenticated').add('request.forbidden');
  if (params) codes.add('request.not_found');
  if (method !== 'GET' && !fromOtherServers) codes.add('request.cross_site');
  for (const code of body ? bodyRefusals : []) codes.add(code);
  for (const code of bodyKind === 'multipart' ? fileRefusals : []) codes.add(code);
  // An invalid key is answered like a missing one.
  if (idempotency) codes.add('request.idempotency_key_reused').add('request.idempotency_key_required');
  return codes;
}

function refusalsOf(endpoint: Endpoint): Json {
  const codes = refusalCodesOf(endpoint);
  const byStatus = Map.groupBy(codes, (code) => errorCatalogue[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [
      status,
      { description: list.join(', '), content: problemReference },
    ]),
  );
}

function whoMay({ who }: Endpoint): string {
  if (who === 'anyone') return 'Anyone.';
  if (who === 'halfSignedIn') return 'Any logged-in user, also while the one-time code is missing.';
  const grants = Object.entries(permissions[who]).map(([role, scope]) => `${role} (${scope})`);
  return `\`${who}\`: ${grants.join(', ')}.`;
}

function operationOf(name: string, endpoint: Endpoint): Json {
  const domain = endpoint.path.split('/')[2] ?? '';
  const keyHeader = { name: 'Idempotency-Key', in: 'header', required: endpoint.idempotency === 'required' };
  return {
    operationId: name,
    tags: [domain],
    summary: endpoint.summary,
    description: `Allowed for: ${whoMay(endpoint)}`,
    parameters: [
      ...parametersOf(endpoint.params, 'path'),
      ...parametersOf(endpoint.query, 'query'),
      ...(endpoint.idempotency
        ? [{ ...keyHeader, schema: { type: 'string' }, example: 'a7f0c1d2-order-1' }]
        : []),
    ],
    ...bodyOf(endpoint),
    responses: { [endpoint.status]: goodAnswer(endpoint), ...refusalsOf(endpoint) },
    security: endpoint.who === 'anyone' ? [] : [{ session: [] }],
  };
}

const problemSchema = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'code', 'requestId'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    code: { type: 'string', enum: Object.keys(errorCatalogue) },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: { path: { type: 'string' }, code: { type: 'string' }, message: { type: 'string' } },
      },
    },
    requestId: { type: 'string' },
  },
};

/** The whole API as an OpenAPI 3.1 document. */
export function describeApi(title: string): Json {
  const paths: Record<string, Json> = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] ??= {};
    paths[path][endpoint.method.toLowerCase()] = operationOf(name, endpoint);
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1' },
    paths,
    components: {
      schemas: { Problem: problemSchema },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'semilla-session' } },
    },
  };
}
