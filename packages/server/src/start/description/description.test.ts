import { errorCodes } from '@semilla/contract';
import { endpoints } from '@semilla/contract/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

interface Operation {
  operationId: string;
  summary: string;
  parameters: {
    name: string;
    example?: unknown;
    required: boolean;
    schema: { default?: unknown; enum?: unknown[] };
  }[];
  requestBody?: { content: Record<string, { example: unknown }>; description?: string };
  responses: Record<string, { description: string; content?: Record<string, { example?: unknown }> }>;
}

async function operations(): Promise<Map<string, Operation>> {
  const { paths } = (await test.app.inject('/v1/openapi.json')).json();
  const all = Object.values(paths).flatMap((methods) => Object.values(methods as Record<string, Operation>));
  return new Map(all.map((operation) => [operation.operationId, operation]));
}

describe('the description of the API', () => {
  it('[B9] has every endpoint of the contract, and each is registered', async () => {
    const described = await operations();
    expect([...described.keys()].sort()).toEqual(Object.keys(endpoints).sort());
    for (const { method, path } of Object.values(endpoints)) {
      expect(test.app.hasRoute({ method, url: path }), `${method} ${path}`).toBe(true);
    }
  });

  it('[B9] gives an example of every parameter, body and answer', async () => {
    for (const [name, { parameters, requestBody, responses }] of await operations()) {
      for (const parameter of parameters) {
        const shown = parameter.example ?? parameter.schema.default ?? parameter.schema.enum?.[0];
        expect(shown, `${name}: ${parameter.name}`).toBeDefined();
      }
      for (const { example } of Object.values(requestBody?.content ?? {})) {
        expect(JSON.stringify(example), name).not.toContain('null,null');
        expect(example, name).toBeDefined();
      }
      const [good] = Object.entries(responses).filter(([status]) => Number(status) < 400);
      expect(good, name).toBeDefined();
    }
  });

  it('[B9] lists the error codes of a call, including those of its method, input and permissions', async () => {
    const described = await operations();
    const refusals = (name: string) =>
      Object.entries(described.get(name)?.responses ?? {}).flatMap(([status, { description }]) =>
        Number(status) < 400 ? [] : description.split(', ').map((code) => `${status} ${code}`),
      );
    expect(refusals('projectTypes.create').toSorted()).toEqual([
      '400 request.idempotency_key_required',
      '400 request.invalid',
      '400 request.malformed',
      '400 request.too_many_values',
      '401 auth.otp_required',
      '401 request.unauthenticated',
      '403 auth.passkey_required',
      '403 request.cross_site',
      '403 request.forbidden',
      '409 file.space_used_up',
      '409 project.type_name_taken',
      '413 file.too_large',
      '413 request.too_large',
      '415 file.infected',
      '415 file.type_not_allowed',
      '415 file.unreadable',
      '415 file.with_scripts',
      '415 request.unsupported_type',
      '422 request.idempotency_key_reused',
      '429 request.too_many',
      '500 request.failed',
      '503 request.unavailable',
    ]);
    expect(refusals('phases.find')).toEqual([
      '400 request.invalid',
      '400 request.too_many_values',
      '429 request.too_many',
      '500 request.failed',
      '503 request.unavailable',
    ]);
    expect(refusals('verifications.receiveNews')).not.toContain('403 request.cross_site');
  });

  it('[B9] defines named schemas for records and refers to them', async () => {
    const { components, servers } = (await test.app.inject('/v1/openapi.json')).json();
    const { Project, User, Order, ProjectsFindAnswer, ListedOrder } = components.schemas;
    for (const record of [Project, User, Order, ListedOrder]) expect(record.type).toBe('object');
    expect(ProjectsFindAnswer.properties.data.items).toEqual({ $ref: '#/components/schemas/Project' });
    expect(servers).toEqual([{ url: 'http://localhost:3000' }]);
  });

  it('[B9] describes parameters in wire format: numbers, flags and lists', async () => {
    const { parameters } = (await operations()).get('projects.find') as Operation;
    const schemas = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]));
    expect(schemas).toMatchObject({
      skip: { type: 'integer', minimum: 0, maximum: 10_000_000, default: 0 },
      take: { type: 'integer', minimum: 1, maximum: 100, default: 20 },
      isFrontOffice: { type: 'boolean' },
      ids: { type: 'array', maxItems: 100 },
    });
    expect(parameters.find(({ name }) => name === 'ids')).toMatchObject({ style: 'form', explode: false });
  });

  it('[B9][E3][E10] explains why no order is an income or withdraw, and no transaction a payment', async () => {
    const { Order, Transaction } = (await test.app.inject('/v1/openapi.json')).json().components.schemas;
    expect(Order.properties.type.description).toContain('Always `invest`');
    expect(Transaction.properties.issuerName.description).toContain('`payment` is for a payment provider');
  });

  it('[B9] describes the form alone, for generated clients prefer JSON and lose files, and says where JSON does too', async () => {
    const described = await operations();
    const bodyOf = (name: string) => {
      const { content = {}, description } = described.get(name)?.requestBody ?? {};
      return [Object.keys(content), description];
    };
    for (const name of [
      'transactions.decide',
      'bankAccounts.edit',
      'tickets.create',
      'ticketMessages.create',
    ])
      expect(bodyOf(name), name).toEqual([['multipart/form-data'], expect.stringContaining('as JSON too')]);
    for (const name of ['bankAccounts.create', 'promotions.create', 'projectDocuments.create'])
      expect(bodyOf(name), name).toEqual([['multipart/form-data'], undefined]);
  });

  it('[B9] describes defaults as they are sent, and the length of idempotency keys', async () => {
    const { components, paths } = (await test.app.inject('/v1/openapi.json')).json();
    expect(components.schemas.NewBankAccount.properties.main).toMatchObject({
      type: 'boolean',
      default: false,
    });
    const { parameters } = paths['/v1/project/orders'].post;
    const key = parameters.find(({ name }: { name: string }) => name === 'Idempotency-Key');
    expect(key.schema).toMatchObject({ minLength: 8, maxLength: 200 });
    expect(key.example).toMatch(new RegExp(key.schema.pattern));
  });

  it('[B9] is shown on the platform’s own page in both languages, with guides', async () => {
    const page = await test.app.inject({ url: '/v1/docs', headers: { 'accept-language': 'en' } });
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    expect(page.body).toContain('<a href="/">Back to Semilla</a>');
    for (const name of Object.keys(endpoints)) expect(page.body).toContain(`id="${name}"`);
    expect(page.body).toContain('Origin: http://localhost:3000');
    expect(page.body).not.toMatch(/%\{|```|\*\*/);
    // What a program has to know beside the calls: an act may wait for a second person, and changes can be followed.
    for (const said of ['<strong>202</strong> with a proposal', 'approvals.why_needed', 'missedMs'])
      expect(page.body).toContain(said);
    const spanish = await test.app.inject({
      url: '/v1/docs?language=es',
      headers: { 'accept-language': 'en' },
    });
    expect(spanish.body).toContain('<html lang="es">');
    for (const title of [
      'Iniciar sesión',
      'Listas y páginas',
      'Importes',
      'Archivos',
      'Errores',
      'Límites',
      'Cuando deciden dos personas',
      'Seguir los cambios',
    ])
      expect(spanish.body).toContain(title);
    expect((await test.app.inject('/v1/docs/try-call.js')).statusCode).toBe(200);
  });

  it('[B9] documents the rules of single fields and of several fields together, and the limits of customers', async () => {
    const { paths, components } = (await test.app.inject('/v1/openapi.json')).json();
    const { schema } = paths['/v1/support/tickets'].post.requestBody.content['multipart/form-data'];
    const fields = schema.properties ?? components.schemas[schema.$ref.split('/').at(-1)].properties;
    expect(fields.title).toMatchObject({ type: 'string', minLength: 1, maxLength: expect.any(Number) });
    for (const [language, rules] of [
      [
        'en',
        ['an end is not before its start', '5 pending deposits', '20 open tickets', '200 MB', '10,000 €'],
      ],
      [
        'es',
        ['un final no es anterior a su inicio', '5 ingresos pendientes', '200 MB de archivos', '10.000 €'],
      ],
    ] as const) {
      const { body } = await test.app.inject(`/v1/docs?language=${language}`);
      for (const rule of rules) expect(body).toContain(rule);
    }
  });

  it('[B9][X1] has a page for each error code, linked by the type of the problem', async () => {
    const { type } = (await test.app.inject('/v1/nothing')).json();
    expect(type).toBe('http://localhost:3000/v1/docs/errors/request.not_found');
    for (const language of ['es', 'en']) {
      const list = await test.app.inject(`/v1/docs/errors?language=${language}`);
      for (const code of errorCodes) expect(list.body).toContain(`/v1/docs/errors/${code}"`);
      const page = await test.app.inject(
        `/v1/docs/errors/project.order_not_cancellable?language=${language}`,
      );
      expect(page.body).toContain('href="/v1/docs#orders.cancel"');
    }
    expect((await test.app.inject('/v1/docs/errors/nothing')).statusCode).toBe(404);
  });
});
