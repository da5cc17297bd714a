/**
 * Goal: no edit silently overwrites another. Method: every call that edits a versioned record is sent with an older
 * version, with the current one, without one, and by two people at the same time, on a real PostgreSQL.
 */
import { randomUUID } from 'node:crypto';
import { type Endpoint, isVersioned } from '@semilla/contract';
import { endpoints } from '@semilla/contract/endpoints';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { carryOutProposals } from '../../src/approvals/carry-out-proposals.ts';
import { users } from '../../src/schema/users.ts';
import { as, type Caller, signIn } from '../callers.ts';
import type { EndpointName, Example } from './example.ts';
import { examples } from './examples.ts';
import { newPerson, type Person } from './people.ts';
import { send, wireOf } from './wire.ts';
import { createWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.test.close());

type Body = Record<string, unknown>;
type Bodies = readonly [Body, Body, Body];

const ends = ['uno', 'dos', 'tres'];

function texts(field: string, names: EndpointName[]): Partial<Record<EndpointName, Bodies>> {
  return Object.fromEntries(
    names.map((name) => [name, ends.map((end) => ({ [field]: `${name.replace('.', ' ')} ${end}` }))]),
  );
}

const states: Bodies = [{ stateId: 'InProcess' }, { stateId: 'PendingCustomer' }, { stateId: 'Closed' }];
const phones: Bodies = [
  { phone: '+34 600 000 001' },
  { phone: '+34 600 000 002' },
  { phone: '+34 600 000 003' },
];

/** Several edits of one record. Each still changes something after any of the others. */
const edits: Partial<Record<EndpointName, Bodies>> = {
  'me.edit': phones,
  'users.edit': phones,
  'tickets.edit': states,
  'sheets.edit': [{ ownFunds: '1.00' }, { ownFunds: '2.00' }, { ownFunds: '3.00' }],
  ...texts('title', [
    'cannedAnswers.edit',
    'projectDescriptions.edit',
    'projectTimeline.edit',
    'promotions.edit',
  ]),
  ...texts('name', [
    'bookAccounts.edit',
    'documentTypes.edit',
    'savedViews.edit',
    'projectTypes.edit',
    'templates.edit',
    'projects.edit',
  ]),
  ...texts('description', ['projectDocuments.edit', 'projectMediaFiles.edit']),
  ...texts('answer', ['projectQuestions.edit']),
  'accountDocuments.edit': [{ visible: false }, { visible: true }, { visible: false }],
  ...texts('legalName', ['owners.edit']),
  ...texts('alias', ['bankAccounts.edit']),
};

const decided = 'It decides under a lock, and a second decision is refused.';
/** Edits without a version check, and why. */
const unversioned: Partial<Record<EndpointName, string>> = {
  'passwords.edit': 'It needs the current password, which a change in between makes wrong.',
  'passkeys.edit': 'One name, which its only owner writes whole.',
  'portfolios.edit': 'One choice, made by its owner alone.',
  'mailPreferences.edit': 'One choice, made by its owner through a link without a session.',
  'wishes.edit': 'One amount, which its only owner writes whole, decided under a lock.',
  'verifications.decide': decided,
  'transactions.decide': decided,
};

const editing = Object.entries(endpoints).filter(([, endpoint]) => endpoint.method === 'PATCH') as [
  EndpointName,
  Endpoint,
][];
// A request can only be decided once and ended once, so three edits in a row are impossible. A separate
// test checks its versions.
const decidesOnce: EndpointName[] = ['investorKinds.edit'];
const versioned = editing.filter(([name, endpoint]) => isVersioned(endpoint) && !decidesOnce.includes(name));

it('compares versions in every edit, unless there is a reason', () => {
  const without = editing.filter(([, endpoint]) => !isVersioned(endpoint)).map(([name]) => name);
  expect(without.sort()).toEqual(Object.keys(unversioned).sort());
});

/** A record to edit, and who edits it. */
interface Edited {
  by: Person;
  params: Body | undefined;
  bodies: Bodies;
}

async function bodiesOf(name: EndpointName): Promise<Bodies> {
  const known = edits[name];
  if (known) return known;
  if (name === 'complaints.edit') {
    const admins = await Promise.all(ends.map(() => newPerson(world.test, 'admin')));
    return admins.map(({ userId }) => ({ responsibleId: userId })) as never;
  }
  expect(name, 'add its edits above').toBe('userAssignments.edit');
  const managers = await Promise.all(ends.map(() => newPerson(world.test, 'manager')));
  return managers.map(({ userId }) => ({ managerId: userId })) as never;
}

async function newRecord(name: EndpointName): Promise<Edited> {
  const example = examples[name] as Example;
  const by = example.kind === 'self' ? await newPerson(world.test, 'other') : world.people.admin;
  const { input } = await example.given(world, by);
  return { by, params: (input as { params?: Body }).params, bodies: await bodiesOf(name) };
}

async function edit(endpoint: Endpoint, { by, params }: Edited, body: Body, headers = {}) {
  const wire = await wireOf(endpoint, { params, body } as never);
  const answer = await send(world.test, by.cookie, { ...wire, headers: { ...wire.headers, ...headers } });
  return { status: answer.statusCode, ...answer.json() };
}

describe.each(versioned)('%s', (name, endpoint) => {
  it('refuses an edit of an older version and returns both states; saves one with the current or no version', async () => {
    const record = await newRecord(name);
    const [first, second, third] = record.bodies;
    const without = await edit(endpoint, record, first);
    expect(without).toMatchObject({ status: 200, ...first });
    const { version } = without;
    const saved = await edit(endpoint, record, { ...second, version });
    expect(saved).toMatchObject({ status: 200, version: version + 1 });

    const late = await edit(endpoint, record, { ...third, version });
    const { status: _, ...now } = saved;
    expect(late).toMatchObject({ status: 409, code: 'request.edited_meanwhile', current: now, sent: third });
    expect(late.sent).not.toHaveProperty('version');
    const byHeader = await edit(endpoint, record, third, { 'if-match': `"${version}"` });
    expect(byHeader).toMatchObject({ status: 409, code: 'request.edited_meanwhile' });

    const onTop = await edit(endpoint, record, third, { 'if-match': `"${late.current.version}"` });
    expect(onTop).toMatchObject({ status: 200, version: version + 2 });
  });

  it('saves only one of two simultaneous edits of the same version', async () => {
    const record = await newRecord(name);
    const [first, second, third] = record.bodies;
    const { version } = await edit(endpoint, record, first);
    const answers = await Promise.all(
      [second, third].map((body) => edit(endpoint, record, { ...body, version })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('two administrators with one project', () => {
  const project = async () => {
    const { params } = await newRecord('projects.edit');
    return other('GET', `/v1/project/projects/${params?.projectId}`);
  };
  const other = async (method: 'GET' | 'PATCH', url: string, body?: Body, headers = {}) => {
    const cookie = await signIn(world.test, world.people.admin.userId);
    const payload = body && { payload: body };
    const origin = world.test.services.config.publicUrl;
    const answer = await world.test.app.inject({
      method,
      url,
      headers: { cookie, origin, ...headers },
      ...payload,
    });
    return { status: answer.statusCode, ...answer.json() };
  };

  it('refuses the second amount, and shows the first', async () => {
    const { projectId, version } = await project();
    const url = `/v1/project/projects/${projectId}`;
    expect(await other('PATCH', url, { financingAmount: '600000.00', version })).toMatchObject({
      status: 200,
    });
    const late = await other('PATCH', url, { financingAmount: '500000.00', version });
    expect(late).toMatchObject({
      status: 409,
      current: { financingAmount: '600000.00' },
      sent: { financingAmount: '500000.00' },
    });
    expect(late.detail).toContain('Otra persona');
    expect(await other('GET', url)).toMatchObject({ financingAmount: '600000.00' });
  });

  it('keeps the website of a promoter when only the description is saved', async () => {
    const { projectId } = await project();
    const url = `/v1/project/projects/${projectId}`;
    const promoter = { name: 'Rehabitia', taxId: null, website: null, description: null };
    const { version } = await other('PATCH', url, { promoter });
    const website = 'https://rehabitia.example';
    await other('PATCH', url, { promoter: { website }, version });
    const late = await other('PATCH', url, { promoter: { description: 'Veinte años.' }, version });
    expect(late).toMatchObject({ status: 409, current: { promoter: { website } } });
    const { version: now } = late.current;
    expect(
      await other('PATCH', url, { promoter: { description: 'Veinte años.' }, version: now }),
    ).toMatchObject({ status: 200, promoter: { website, description: 'Veinte años.' } });
  });

  it('refuses an If-Match that is no version, or differs from the version in the body', async () => {
    const { projectId } = await project();
    const url = `/v1/project/projects/${projectId}`;
    const refused = { status: 400, errors: [{ code: 'version' }] };
    for (const header of ['"nope"', '0', '"1", "2"', ''])
      expect(await other('PATCH', url, { name: 'Uno' }, { 'if-match': header }), header).toMatchObject(
        refused,
      );
    const both = await other('PATCH', url, { name: 'Uno', version: 2 }, { 'if-match': '"1"' });
    expect(both).toMatchObject(refused);
    expect(await other('PATCH', url, { name: 'Uno' }, { 'if-match': '*' })).toMatchObject({ status: 200 });
  });

  it('compares again if the same idempotency key is sent with the current version', async () => {
    const { projectId, version } = await project();
    const url = `/v1/project/projects/${projectId}`;
    await other('PATCH', url, { name: 'Uno' });
    const key = { 'idempotency-key': `edit-${projectId}` };
    for (const _ of [1, 2]) {
      const late = await other('PATCH', url, { name: 'Dos', version }, key);
      expect(late).toMatchObject({ status: 409, current: { name: 'Uno' } });
    }
  });
});

describe('a proposed edit', () => {
  const customer = async () => {
    const { whole } = await world.newOwner();
    return { url: `/v1/account/users/${whole.userId}`, whole };
  };
  const propose = async (url: string, admin: Caller) => {
    const { version } = (await admin.get(url)).json();
    const body = { email: `${randomUUID()}@example.com`, version, why: 'Lo pide por carta.' };
    const proposed = await admin.patch(url, { body, alone: true });
    expect(proposed.statusCode).toBe(202);
    return { email: body.email, approval: `/v1/approvals/${proposed.json().proposalId}/approve` };
  };

  it('[P7] is approved although the customer edited something else', async () => {
    const [admin, second] = [await as(world.test, 'admin'), await as(world.test, 'admin')];
    const { url, whole } = await customer();
    const { approval } = await propose(url, admin);
    await whole.patch('/v1/account/users/me', { body: { phone: '+34 600 000 009' } });
    expect((await second.post(approval, { body: {} })).json()).toMatchObject({ status: 'scheduled' });
  });

  it('[P7] must be shown again before its approval if another edit changed its effects', async () => {
    const [admin, second] = [await as(world.test, 'admin'), await as(world.test, 'admin')];
    const { url, whole } = await customer();
    const { approval } = await propose(url, admin);
    const email = `${randomUUID()}@example.com`;
    await world.test.db.update(users).set({ email }).where(eq(users.userId, whole.userId));
    const refused = await second.post(approval, { body: {} });
    expect(refused.json()).toMatchObject({ status: 409, code: 'approvals.changed' });
    const anew = (await second.get(approval.replace('/approve', ''))).json();
    const edited = anew.effects.find(({ action }: { action: string }) => action === 'user.edit');
    expect(edited.before).toMatchObject({ email });
    const approved = await second.post(approval, { body: { seen: anew.seen } });
    expect(approved.json()).toMatchObject({ status: 'scheduled' });
  });

  it('takes effect although the customer edits something else before it is due', async () => {
    const [admin, second] = [await as(world.test, 'admin'), await as(world.test, 'admin')];
    const { url, whole } = await customer();
    const { approval, email } = await propose(url, admin);
    const { takesEffectAt } = (await second.post(approval, { body: {} })).json();
    await whole.patch('/v1/account/users/me', { body: { phone: '+34 600 000 009' } });
    await carryOutProposals(world.test.app, new Date(takesEffectAt));
    expect((await admin.get(url)).json()).toMatchObject({ email, phone: '+34 600 000 009' });
  });
});
