import { v1 } from '@semilla/contract';
import { buildNewOwner, buildPdf, onWire } from '@semilla/contract/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { fileOf, formOf } from '../../../test/forms.ts';
import { givenOwner } from '../../../test/owners.ts';
import { givenProject, givenProjectType } from '../../../test/projects.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';

const url = '/v1/project/owners';
let test: TestApp;
let admin: Caller;
let manager: Caller;

beforeAll(async () => {
  test = await buildTestApp({ now: new Date('2026-03-02T09:00:00Z') });
  [admin, manager] = [await as(test, 'admin'), await as(test, 'operator')];
});
afterAll(() => test.close());

const bodyWith = (overrides: Parameters<typeof buildNewOwner>[0] = {}) =>
  onWire(v1.owners.create, buildNewOwner(overrides)) as object;
const create = (caller = admin, overrides: object = {}) =>
  caller.post(url, { body: { ...bodyWith(), ...overrides } });
const addDocument = (ownerId: string, kind: string, caller = admin) =>
  caller.post('/v1/project/owner-documents', {
    form: formOf({ ownerId, kind, issuedOn: '2026-02-16', file: fileOf(buildPdf(), 'prueba.pdf') }),
  });

describe('owners', () => {
  it('[L23][P7] are read by staff and edited by administrators', async () => {
    const { ownerId } = (await create()).json();
    const address = `${url}/${ownerId}`;
    for (const [caller, read, write] of [
      [await as(test, 'visitor'), 401, 401],
      [await as(test, 'user'), 403, 403],
      [manager, 200, 403],
    ] as const) {
      expect((await caller.get(address)).statusCode).toBe(read);
      expect((await create(caller)).statusCode).toBe(write);
      expect((await caller.patch(address, { body: { address: 'Otra' } })).statusCode).toBe(write);
      expect((await caller.delete(address)).statusCode).toBe(write);
      expect((await addDocument(ownerId, 'registration', caller)).statusCode).toBe(write);
    }
  });

  it('[L23] list what is missing until everything is declared and proved', async () => {
    const sent = {
      lei: '9598 00tm bxrm pz3x gp38',
      beneficialOwners: null,
      conflicts: null,
      otherOffers: null,
    };
    const created = (await create(admin, sent)).json();
    const documents = ['registration', 'criminalRecord', 'countryDeclaration', 'offersDeclaration'];
    const declarations = ['beneficialOwners', 'conflicts', 'otherOffers'];
    expect(created).toMatchObject({ lei: '959800TMBXRMPZ3XGP38', ready: false, offeredAmount: '0.00' });
    expect(created.gaps).toEqual([...declarations, ...documents]);
    const beneficialOwners = [{ name: 'Carmen Soto', country: 'ES', share: null }];
    const declared = { beneficialOwners, conflicts: [], otherOffers: [], version: created.version };
    const address = `${url}/${created.ownerId}`;
    expect((await admin.patch(address, { body: declared })).json()).toMatchObject({ gaps: documents });
    for (const kind of documents) expect((await addDocument(created.ownerId, kind)).statusCode).toBe(201);
    expect((await manager.get(address)).json()).toMatchObject({ ready: true, gaps: [] });
  });

  it.each([
    ['lei', 'lei', { lei: '959800TMBXRMPZ3XGP11' }],
    ['taxId', 'tax_id', { taxId: 'B12345678' }],
    // The number of a person, because consumers cannot own projects.
    ['taxId', 'tax_id', { taxId: '12345678Z' }],
    ['country', 'country', { country: 'ZZ' }],
    [
      'beneficialOwners.0.share',
      'share_above_quarter',
      { beneficialOwners: [{ name: 'A', country: 'ES', share: '25.00' }] },
    ],
    [
      'beneficialOwners.1.share',
      'shares_above_whole',
      { beneficialOwners: ['70.00', '31.00'].map((share) => ({ name: 'A', country: 'ES', share })) },
    ],
    [
      'beneficialOwners.0.country',
      'country',
      { beneficialOwners: [{ name: 'A', country: 'ZZ', share: '26.00' }] },
    ],
    ['conflicts.0', 'choice', { conflicts: ['cousin'] }],
    [
      'otherOffers.0.amount',
      'greater_than_zero',
      { otherOffers: [{ platform: 'A', openedOn: '2026-01-01', amount: '0.00' }] },
    ],
  ])('[L23] are refused with a wrong %s', async (path, code, fields) => {
    const answer = await create(admin, fields);
    expect(answer.json()).toMatchObject({ status: 400, errors: [{ path, code }] });
  });

  it('[L23] have unique tax numbers', async () => {
    const { taxId } = (await create()).json();
    expect((await create(admin, { taxId })).json()).toMatchObject({
      status: 409,
      code: 'project.owner_taken',
      errors: [{ path: 'taxId' }],
    });
  });

  it('[L23] are listed, searched and exported', async () => {
    const { legalName, taxId } = (await create(admin, { legalName: 'Ánade Promotora S.L.' })).json();
    for (const query of ['legalName=anade', `taxId=${taxId.toLowerCase()}`]) {
      const { data } = (await manager.get(`${url}?${query}`)).json();
      expect(data.map((row: { legalName: string }) => row.legalName)).toEqual([legalName]);
    }
    const csv = (await admin.get(`${url}/export?legalName=anade`)).body;
    expect(csv).toContain(legalName);
    expect(csv).not.toContain('Carmen');
  });

  it('[L23] are deleted with their documents, unless a project names them', async () => {
    const { ownerId } = (await create()).json();
    const { ownerDocumentId } = (await addDocument(ownerId, 'other')).json();
    const project = await givenProject(admin, {
      projectTypeId: await givenProjectType(admin),
      guaranteeAgentId: ownerId,
    });
    expect((await admin.delete(`${url}/${ownerId}`)).json().code).toBe('project.owner_in_use');
    expect((await admin.get(`${url}/${ownerId}`)).json().projectNumber).toBe(1);
    const found = await admin.get(`/v1/project/projects?ownerId=${ownerId}`);
    expect(found.json().data).toMatchObject([{ projectId: project.projectId }]);
    await admin.patch(`/v1/project/projects/${project.projectId}`, { body: { guaranteeAgentId: null } });
    expect((await admin.delete(`${url}/${ownerId}`)).statusCode).toBe(204);
    expect((await admin.get(`${url}/${ownerId}`)).statusCode).toBe(404);
    expect((await admin.delete(`/v1/project/owner-documents/${ownerDocumentId}`)).statusCode).toBe(404);
  });

  it('[L23] record each change in the audit trail, including their documents', async () => {
    const { ownerId } = (await create()).json();
    await admin.patch(`${url}/${ownerId}`, { body: { address: 'Calle Mayor 1' } });
    const { ownerDocumentId } = (await addDocument(ownerId, 'registration')).json();
    await admin.delete(`/v1/project/owner-documents/${ownerDocumentId}`);
    const { data } = (await admin.get(`/v1/audit?subjectId=${ownerId}`)).json();
    expect(data.map(({ action }: { action: string }) => action).toReversed()).toEqual([
      'owner.create',
      'owner.edit',
      'owner-document.create',
      'owner-document.delete',
    ]);
  });
});

describe('a document of an owner', () => {
  it('[L23] can be read only by administrators, and needs an existing owner', async () => {
    const { ownerId } = (await create()).json();
    const { viewUrl } = (await addDocument(ownerId, 'criminalRecord')).json();
    expect((await admin.get(viewUrl)).rawPayload).toEqual(Buffer.from(buildPdf()));
    expect((await manager.get(viewUrl)).statusCode).toBe(404);
    expect((await manager.get(`/v1/project/owner-documents?ownerId=${ownerId}`)).statusCode).toBe(403);
    expect((await (await as(test, 'user')).get(viewUrl)).statusCode).toBe(404);
    expect((await (await as(test, 'visitor')).get(viewUrl)).statusCode).toBe(404);
    expect((await addDocument(crypto.randomUUID(), 'other')).statusCode).toBe(404);
    expect((await addDocument(ownerId, 'photo')).json().errors).toMatchObject([
      { path: 'kind', code: 'choice' },
    ]);
  });
});

describe('the reference of a project to its promoter', () => {
  it('[L23] is hidden from the public, and so is the list of an owner’s projects', async () => {
    const promoterId = await givenOwner(test.db);
    const projectTypeId = await givenProjectType(admin);
    const { projectId } = await givenProject(admin, { projectTypeId, promoterId, phase: 'Investment' });
    const visitor = await as(test, 'visitor');
    const address = `/v1/project/projects/${projectId}`;
    expect((await admin.get(address)).json().promoterId).toBe(promoterId);
    expect((await visitor.get(address)).json()).toMatchObject({ promoterId: null, phaseName: 'Investment' });
    expect((await visitor.get(`/v1/project/projects?ownerId=${promoterId}`)).json().total).toBe(0);
  });

  it('[L23] must name an existing owner', async () => {
    const projectTypeId = await givenProjectType(admin);
    const { projectId } = await givenProject(admin, { projectTypeId });
    const answer = await admin.patch(`/v1/project/projects/${projectId}`, {
      body: { promoterId: crypto.randomUUID() },
    });
    expect(answer.json().errors).toMatchObject([{ path: 'promoterId', code: 'choice' }]);
  });
});
