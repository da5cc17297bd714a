/**
 * Goal: evidence about an owner is kept as long as it is needed, must be current when an offer opens, and is erased afterwards.
 */
import { buildPdf } from '@semilla/contract/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { fileOf, formOf } from '../../../test/forms.ts';
import { openProject } from '../../../test/orders.ts';
import { givenOwner } from '../../../test/owners.ts';
import { moveTo } from '../../../test/projects.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { ownerDocuments } from '../../schema/owner-documents.ts';
import { eraseEvidence } from './erase-evidence.ts';

const url = '/v1/project/owner-documents';
let test: TestApp;
let admin: Caller;
beforeAll(async () => {
  test = await buildTestApp({ now: new Date('2026-03-02T09:00:00Z') });
  admin = await as(test, 'admin');
});
afterAll(() => test.close());

const documentsOf = async (ownerId: string) => (await admin.get(`${url}?ownerId=${ownerId}`)).json().data;

/** Removes the first document of an owner; returns the code of the refusal, if any. */
async function removeOne(ownerId: string): Promise<string | undefined> {
  const [first] = await documentsOf(ownerId);
  const answer = await admin.delete(`${url}/${first.ownerDocumentId}`);
  return answer.statusCode === 204 ? undefined : answer.json().code;
}

describe('[L23][L37] the evidence about an owner', () => {
  it('cannot be deleted while its offer runs and for five years after, and is then erased', async () => {
    const promoterId = await givenOwner(test.db);
    const { projectId } = await openProject(test, admin, { promoterId, taxWithholder: 'platform' });
    expect(await removeOne(promoterId)).toBe('project.owner_evidence_in_use');
    expect((await moveTo(admin, projectId, 'Closed')).statusCode).toBe(200);
    expect(await removeOne(promoterId)).toBe('project.owner_evidence_in_use');

    await eraseEvidence({ ...test.services, now: () => new Date('2031-03-01T10:00:00Z') });
    expect(await documentsOf(promoterId)).toHaveLength(4);
    await eraseEvidence({ ...test.services, now: () => new Date('2031-03-02T10:00:00Z') });
    expect(await documentsOf(promoterId)).toEqual([]);
    const { data } = (
      await admin.get(`/v1/audit?subjectId=${promoterId}&action=owner-document.delete`)
    ).json();
    expect(data).toHaveLength(4);
  });

  it('of an owner without an offer can be deleted, and is not erased automatically', async () => {
    const ownerId = await givenOwner(test.db);
    await eraseEvidence({ ...test.services, now: () => new Date('2050-01-01T10:00:00Z') });
    expect(await documentsOf(ownerId)).toHaveLength(4);
    expect(await removeOne(ownerId)).toBeUndefined();
  });

  it('is dated by its document, not by its upload, and never in the future', async () => {
    const promoterId = await givenOwner(test.db, { kinds: [] });
    const add = (issuedOn: string) =>
      admin.post(url, {
        form: formOf({
          ownerId: promoterId,
          kind: 'criminalRecord',
          issuedOn,
          file: fileOf(buildPdf(), 'a.pdf'),
        }),
      });
    expect((await add('2026-03-03')).json().errors).toMatchObject([
      { path: 'issuedOn', code: 'in_the_future' },
    ]);
    const gapsOf = async () => (await admin.get(`/v1/project/owners/${promoterId}`)).json().gaps;
    expect((await add('2025-03-01')).json()).toMatchObject({ issuedOn: '2025-03-01', isOutOfDate: true });
    expect(await gapsOf()).toContain('criminalRecord');
    expect((await add('2025-03-02')).json()).toMatchObject({ isOutOfDate: false });
    expect(await gapsOf()).not.toContain('criminalRecord');
  });

  it('is out of date after twelve months, and then does not allow an offer to open', async () => {
    const promoterId = await givenOwner(test.db);
    const isCriminalRecord = eq(ownerDocuments.kind, 'criminalRecord');
    const setDay = (issuedOn: string) =>
      test.db.update(ownerDocuments).set({ issuedOn }).where(isCriminalRecord);
    await setDay('2025-03-01');
    const stale = (await documentsOf(promoterId)).filter(
      ({ isOutOfDate }: { isOutOfDate: boolean }) => isOutOfDate,
    );
    expect(stale).toMatchObject([{ kind: 'criminalRecord' }]);
    expect((await admin.get(`/v1/project/owners/${promoterId}`)).json()).toMatchObject({
      ready: false,
      gaps: ['criminalRecord'],
    });
    const { projectId } = await openProject(test, admin, { promoterId, phase: 'Next_Opening' });
    const refused = await moveTo(admin, projectId, 'Investment');
    expect(refused.json()).toMatchObject({
      code: 'project.owner_evidence_missing',
      detail: expect.stringContaining('caducados'),
    });
    await setDay('2025-03-02');
    expect((await moveTo(admin, projectId, 'Investment')).statusCode).toBe(200);
  });
});
