import { endpoints } from './endpoints.ts';
import { errorCodes } from './errors.ts';
import { Components } from './openapi/components.ts';
import { describeOperation } from './openapi/describe-operation.ts';
import type { Json } from './openapi/json-schema.ts';

export { exampleOf } from './openapi/example-of.ts';

const fieldProblem = {
  type: 'object',
  required: ['path', 'code', 'message'],
  properties: {
    path: { type: 'string', description: 'The field, with dots between its levels.' },
    code: { type: 'string' },
    message: { type: 'string', description: 'In the language of `Accept-Language`.' },
  },
};

const problem = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'code', 'requestId'],
  properties: {
    type: { type: 'string', format: 'uri', description: 'The page about the code.' },
    title: { type: 'string' },
    status: { type: 'integer', minimum: 400, maximum: 599 },
    detail: { type: 'string', description: 'In the language of `Accept-Language`.' },
    code: { type: 'string', enum: errorCodes },
    errors: { type: 'array', items: { $ref: '#/components/schemas/FieldProblem' } },
    requestId: { type: 'string' },
    current: {
      type: 'object',
      description: 'With `request.edited_meanwhile`: the record as it is now, as this call answers it.',
    },
    sent: {
      type: 'object',
      description: 'With `request.edited_meanwhile`: the fields that the call wanted to save, without files.',
    },
  },
};

export interface ApiTitle {
  title: string;
  /** The origin that serves the API. */
  url: string;
  /** The session cookie. */
  cookieName: string;
}

const domainOf = (path: string) => path.split('/')[2] ?? '';

/** The whole API as an OpenAPI 3.1 document. */
export function describeApi({ title, url, cookieName }: ApiTitle): Json {
  const paths: Record<string, Json> = {};
  const components = new Components();
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] ??= {};
    paths[path][endpoint.method.toLowerCase()] = describeOperation(name, endpoint, components);
  }
  components.add('FieldProblem', fieldProblem);
  components.add('Problem', problem);
  const domains = new Set(Object.values(endpoints).map(({ path }) => domainOf(path)));
  return {
    openapi: '3.1.0',
    info: { title, version: '1', description: `The guides are at ${url}/v1/docs.` },
    servers: [{ url }],
    tags: [...domains].map((name) => ({ name, description: `Everything below \`/v1/${name}\`.` })),
    paths,
    components: {
      schemas: components.sorted(),
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookieName } },
    },
  };
}
