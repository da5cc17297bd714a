import type { z } from 'zod';
import { errorCatalogue } from '../errors.ts';
import { liveEvent } from '../overview/events.ts';
import { permissions } from '../permissions.ts';
import {
  type Endpoint,
  idempotencyKeyPattern,
  isVersioned,
  needsFile,
  takesKey,
} from '../shared/endpoint.ts';
import { proposal } from '../shared/proposal.ts';
import { wireForms } from '../shared/wire-forms.ts';
import { type Components, fileTypesOf } from './components.ts';
import { exampleOf } from './example-of.ts';
import { type Json, schemaOf } from './json-schema.ts';
import { refusalCodesOf } from './refusal-codes.ts';

/** Arrays are sent as repeated parameters unless their values are joined by commas. */
function styleOf(schema: z.ZodType): Json {
  const inner = 'unwrap' in schema ? (schema as z.ZodOptional<z.ZodType>).unwrap() : schema;
  return wireForms.get(inner)?.isJoined ? { style: 'form', explode: false } : {};
}

function parametersOf(schema: z.ZodObject | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  // The default of `orderSide` depends on another parameter, which a schema cannot express.
  delete properties.orderSide?.default;
  return Object.entries(properties).map(([name, { description, example, ...rest }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(description !== undefined && { description }),
    ...styleOf(schema.shape[name] as z.ZodType),
    example: rest.type === 'array' ? [example ?? exampleOf(rest)].flat() : (example ?? exampleOf(rest)),
    schema: rest,
  }));
}

/**
 * The form alone, although a call whose files are optional takes JSON too: generated clients that find JSON beside a form send
 * JSON, in which files are lost.
 */
function formBody(endpoint: Endpoint, schema: Json, example: unknown): Json {
  return {
    ...(!needsFile(endpoint) && { description: 'Without a file, the fields may be sent as JSON too.' }),
    content: { 'multipart/form-data': { schema, example, encoding: fileTypesOf(endpoint) } },
  };
}

function bodyOf(name: string, endpoint: Endpoint, components: Components): Json {
  const { body, bodyKind, method } = endpoint;
  if (!body) return {};
  const schema = components.referTo(body, name, 'Body');
  const example = exampleOf(schema, (part) => components.resolve(part));
  const described =
    bodyKind === 'multipart'
      ? formBody(endpoint, schema, example)
      : { content: { 'application/json': { schema, example } } };
  // Such a call may omit its body if none of the fields is required.
  const mayBeOmitted =
    method === 'DELETE' || (method === 'POST' && bodyKind !== 'multipart' && body.safeParse({}).success);
  return { requestBody: { required: !mayBeOmitted, ...described } };
}

const redirect = (description: string): Json => ({
  description,
  headers: { location: { schema: { type: 'string' } } },
});

function goodAnswerOf(name: string, endpoint: Endpoint, components: Components): Json {
  const { answer, status } = endpoint;
  if (status === 303) return redirect('Redirects to a page.');
  if (!answer) return { description: 'Done; no content.' };
  const schema = components.referTo(answer, name, 'Answer');
  const example = exampleOf(schema, (part) => components.resolve(part));
  return { description: 'The response.', content: { 'application/json': { schema, example } } };
}

const binary = { '*/*': { schema: { type: 'string', format: 'binary' } } };

/**
 * The answers of an endpoint that sends a file. An exported list is always sent whole. A stored file supports
 * range requests, and a browser that has it cached gets a 304.
 */
function fileAnswersOf(endpoint: Endpoint): Json {
  if ('fields' in endpoint)
    return {
      200: {
        description:
          'The list as CSV or as a workbook in the language of the caller: in Spanish with semicolons, decimal commas and DD/MM/YYYY, in English with commas, decimal points and YYYY-MM-DD; times are those of Madrid.',
        content: {
          'text/csv': { schema: { type: 'string' } },
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {
            schema: { type: 'string', format: 'binary' },
          },
        },
      },
    };
  return {
    200: { description: 'The file.', content: binary },
    206: { description: 'The part that `Range` names.', content: binary },
    304: { description: 'The file has not changed since the `ETag` in `If-None-Match`.' },
  };
}

function proposalAnswerOf(components: Components): Json {
  const schema = components.referTo(proposal, 'Proposal', 'Answer');
  const example = exampleOf(schema, (part) => components.resolve(part));
  return {
    description: 'The act waits for a second person.',
    content: { 'application/json': { schema, example } },
  };
}

/** A stream never ends, so the schema describes the data of one event. */
function eventsAnswerOf(name: string, components: Components): Json {
  const schema = components.referTo(liveEvent, name, 'Answer');
  return {
    200: {
      description:
        'Server-sent events. The data of each is this JSON; a comment every 20 seconds keeps the connection open.',
      content: {
        'text/event-stream': { schema, example: exampleOf(schema, (part) => components.resolve(part)) },
      },
    },
  };
}

function goodAnswersOf(name: string, endpoint: Endpoint, components: Components): Json {
  if (endpoint.answerKind === 'file') return fileAnswersOf(endpoint);
  if (endpoint.answerKind === 'events') return eventsAnswerOf(name, components);
  return {
    [endpoint.status]: goodAnswerOf(name, endpoint, components),
    ...(endpoint.isForm && { 303: redirect('Redirects a browser, which accepts HTML, back to the page.') }),
    ...(endpoint.secondPerson && { 202: proposalAnswerOf(components) }),
  };
}

const problemContent = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };
const retryAfter = {
  'retry-after': {
    description: 'After how many seconds to try again.',
    schema: { type: 'integer', minimum: 1 },
  },
};

function refusalsOf(endpoint: Endpoint): Json {
  const byStatus = Map.groupBy(refusalCodesOf(endpoint), (code) => errorCatalogue[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.join(', '),
        ...(status === 429 && { headers: retryAfter }),
        content: problemContent,
      },
    ]),
  );
}

function whoMay({ who }: Endpoint): string {
  if (who === 'anyone') return 'Anyone.';
  if (who === 'halfSignedIn') return 'Any logged-in user, also while the one-time code is missing.';
  const grants = Object.entries(permissions[who]).map(([role, scope]) => `${role} (${scope})`);
  return `\`${who}\`: ${grants.join(', ')}.`;
}

function keyHeaderOf(endpoint: Endpoint): Json[] {
  if (!takesKey(endpoint)) return [];
  return [
    {
      name: 'Idempotency-Key',
      in: 'header',
      required: endpoint.idempotency === 'required',
      description: 'The same key with the same body has its effect once.',
      schema: { type: 'string', minLength: 8, maxLength: 200, pattern: idempotencyKeyPattern },
      example: 'a7f0c1d2-order-1',
    },
  ];
}

/** Not required, because a browser sends it by itself and lets no page set it. */
function originHeaderOf({ method, fromOtherServers }: Endpoint): Json[] {
  if (method === 'GET' || fromOtherServers) return [];
  return [
    {
      name: 'Origin',
      in: 'header',
      required: false,
      description:
        'The address of the platform. A program must send it, or the answer is 403 `request.cross_site`; a browser sends it by itself.',
      schema: { type: 'string', format: 'uri' },
      example: 'https://semilla.example',
    },
  ];
}

function versionHeaderOf(endpoint: Endpoint): Json[] {
  if (!isVersioned(endpoint)) return [];
  return [
    {
      name: 'If-Match',
      in: 'header',
      required: false,
      description: 'The version of the record that the caller saw, like `version` in the body.',
      schema: { type: 'string', minLength: 1 },
      example: '"3"',
    },
  ];
}

export function describeOperation(name: string, endpoint: Endpoint, components: Components): Json {
  return {
    operationId: name,
    tags: [endpoint.path.split('/')[2] ?? ''],
    summary: endpoint.summary,
    description: `Allowed for: ${whoMay(endpoint)}`,
    parameters: [
      ...parametersOf(endpoint.params, 'path'),
      ...parametersOf(endpoint.query, 'query'),
      ...originHeaderOf(endpoint),
      ...keyHeaderOf(endpoint),
      ...versionHeaderOf(endpoint),
    ],
    ...bodyOf(name, endpoint, components),
    responses: { ...goodAnswersOf(name, endpoint, components), ...refusalsOf(endpoint) },
    security: endpoint.who === 'anyone' ? [] : [{ session: [] }],
  };
}
