// Goal: a browser that loads no schemas reads and writes the same values as one that does.
import { answerSchemaOf, type Endpoint, takesNull, v1 } from '@semilla/contract';
import { endpoints } from '@semilla/contract/endpoints';
import { describeApi, exampleOf } from '@semilla/contract/openapi';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import * as withSchemas from './codec.ts';
import { plainEndpointOf } from './make-plain.ts';
import * as withoutSchemas from './plain-codec.ts';

const title = { title: 'API', url: 'https://semilla.example', cookieName: 'session' };
const api = describeApi(title) as { components: { schemas: Record<string, never> } };

type Json = Record<string, unknown>;
type Content = Record<string, { schema: Json }>;
interface Operation {
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
}
const paths = (api as unknown as { paths: Record<string, Record<string, Operation>> }).paths;
const resolve = (schema: Json): Json =>
  typeof schema.$ref === 'string'
    ? { ...(api.components.schemas[schema.$ref.split('/').at(-1) ?? ''] as unknown as Json), ...schema }
    : schema;

function exampleIn(content: Content | undefined): unknown {
  const [first] = Object.values(content ?? {});
  return first && exampleOf(first.schema, resolve);
}

const operationOf = ({ path, method }: Endpoint) =>
  paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];

const all = Object.entries(endpoints).map(([name, endpoint]) => ({ name, endpoint }));
const answering = all.filter(({ endpoint }) => answerSchemaOf(endpoint));
const sending = all.filter(({ endpoint }) => endpoint.body && endpoint.bodyKind !== 'multipart');

describe('endpoints without their schemas', () => {
  it.each(answering)('[B11] read the answer of $name like its schema', ({ endpoint }) => {
    const responses = operationOf(endpoint)?.responses ?? {};
    const answer = exampleIn(responses[endpoint.status]?.content ?? responses[202]?.content);
    expect(answer).toBeDefined();
    const decoded = withoutSchemas.decodeAnswer(plainEndpointOf(endpoint), answer);
    expect(decoded).toEqual(withSchemas.decodeAnswer(endpoint, answer));
  });

  it.each(all)('[B11] know like its schema whether $name answers something', ({ endpoint }) => {
    const isKnown = withoutSchemas.hasAnswer(plainEndpointOf(endpoint));
    const isJson = endpoint.answerKind === 'json' || endpoint.answerKind === 'empty';
    expect(isKnown).toBe(isJson && withSchemas.hasAnswer(endpoint));
  });

  it.each(sending)('[B11] write the body of $name like its schema', ({ endpoint }) => {
    const wire = exampleIn(operationOf(endpoint)?.requestBody?.content);
    const { data: body, success } = z.safeDecode(endpoint.body as z.ZodType, wire as never);
    // Examples of some fields exclude each other.
    if (!success) return;
    const written = withoutSchemas.encodeContent(plainEndpointOf(endpoint), body);
    expect(written).toEqual(withSchemas.encodeContent(endpoint, body));
  });

  const fields = all.flatMap(({ name, endpoint }) => {
    const { body, bodyKind, query } = endpoint;
    const shapes = { query: query?.shape, body: bodyKind === 'multipart' ? (body as z.ZodObject).shape : {} };
    return Object.entries(shapes).flatMap(([part, shape]) =>
      Object.entries((shape ?? {}) as Record<string, z.ZodType>).map(([field, schema]) => ({
        name: `${part} ${field} of ${name}`,
        endpoint,
        part,
        field,
        schema,
      })),
    );
  });

  it.each(fields)('[B11] write the $name like its schema', ({ endpoint, part, field, schema }) => {
    const { example } = z.globalRegistry.get(schema) ?? {};
    const { data, success } = z.safeDecode(
      schema,
      (example === undefined ? 'true' : String(example)) as never,
    );
    const plain = plainEndpointOf(endpoint);
    const isComparison = (plain.query as Record<string, unknown> | undefined)?.[field] === 'unsupported';
    if (!success || data === undefined || isComparison) return;
    const [encoded, expected] = [[withoutSchemas, plain] as const, [withSchemas, endpoint] as const].map(
      ([codec, called]) =>
        part === 'query'
          ? codec.encodeQuery(called as never, { [field]: data })
          : Object.fromEntries(codec.encodeContent(called as never, { [field]: data }) as FormData),
    );
    expect(String(encoded?.[field])).toBe(String(expected?.[field]));
  });

  it('[E13] write several values of a form', () => {
    const documents = [new File(['a'], 'a.png'), new File(['b'], 'b.png')];
    const body = { title: 'Título', documents, documentOwnerTypes: ['attachment', 'screenshot'] };
    const form = withoutSchemas.encodeContent(plainEndpointOf(v1.tickets.create), body) as FormData;
    expect(form.getAll('documentOwnerTypes')).toEqual(['attachment', 'screenshot']);
    expect(form.getAll('documents')).toEqual(documents);
  });

  it('[B11] write queries and forms like their schemas', () => {
    const asText = (given: Json) => Object.entries(given).map(([name, value]) => [name, String(value)]);
    for (const { endpoint, query } of [
      { endpoint: v1.orders.find, query: { take: 1, getPictures: true } },
      { endpoint: v1.transactions.find, query: { status: ['pending', 'completed'] } },
      { endpoint: v1.tickets.find, query: { read: false } },
    ]) {
      const written = withoutSchemas.encodeQuery(plainEndpointOf(endpoint), query);
      expect(asText(written)).toEqual(asText(withSchemas.encodeQuery(endpoint, query)));
    }
    const file = new File(['%PDF-1.7'], 'a.pdf', { type: 'application/pdf' });
    const body = { name: 'Suelo', nameEn: null, description: null, file };
    const form = withoutSchemas.encodeContent(plainEndpointOf(v1.projectTypes.edit), body) as FormData;
    const expected = withSchemas.encodeContent(v1.projectTypes.edit, {
      name: 'Suelo',
      nameEn: null,
    }) as FormData;
    expect(takesNull(v1.projectTypes.edit, 'nameEn')).toBe(true);
    expect(form.get('nameEn')).toBe(expected.get('nameEn'));
    expect(form.has('description')).toBe(false);
    expect((form.get('file') as File).name).toBe('a.pdf');
  });

  it('[B11] refuse an endpoint that the build did not replace', () => {
    const orders = v1.orders;
    expect(() => withoutSchemas.encodeContent(orders.find as never, {})).toThrow(/under another name/);
  });

  it('[C6] send text that is no amount or moment unchanged, so that the API checks it', () => {
    const edit = plainEndpointOf(v1.projectTimeline.create);
    const body = { happenedAt: '2026-03-14T09:30:00.000Z', amount: 'mil' };
    expect(withoutSchemas.encodeContent(edit, body)).toEqual(body);
  });
});
