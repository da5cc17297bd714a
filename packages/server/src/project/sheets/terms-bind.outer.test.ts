import { belowTargetTexts } from '@semilla/contract';
import { buildSheetTexts, sheetAttested } from '@semilla/contract/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { anInvestor } from '../../../test/money.ts';
import {
  at,
  compareBooks,
  invest,
  invested,
  openProject,
  ordersUrl,
  projectUrl,
} from '../../../test/orders.ts';
import { givenOwner } from '../../../test/owners.ts';
import { publishSheet } from '../../../test/sheets.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
let admin: Caller;
let custodianId: string;
beforeAll(async () => {
  // A Monday.
  test = await buildTestApp({ now: new Date('2026-03-02T10:00:00Z') });
  admin = await as(test, 'admin');
  custodianId = await givenOwner(test.db, { fields: { legalName: 'Custodia S.L.' } });
});
afterAll(async () => {
  await compareBooks(test);
  await test.close();
});

const open = (given = {}) => openProject(test, admin, { financingAmount: 1_000_000, ...given });
const project = async (projectId: string) => (await admin.get(projectUrl(projectId))).json();
const terms = {
  financingAmount: '12000.00',
  projectDuration: 24,
  targetProfitability: '14.00',
  deliveryFeePeriod: 'annual',
  cancellationFee: '1.00',
  managerFee: '9.00',
  guaranteeAgent: {
    name: 'Custodia S.L.',
    taxId: null,
    website: null,
    description: null,
    descriptionEn: null,
  },
};

describe('[L17] publishing a sheet', () => {
  it('applies its terms to the project, with an audit entry', async () => {
    const { projectId } = await open();
    const published = await publishSheet(admin, projectId, { edits: { terms } });
    expect(published.json()).toMatchObject({ number: 2, isMaterial: false });
    expect(await project(projectId)).toMatchObject({ ...terms, sheetVersion: 2 });
    const { data } = (
      await admin.get(`/v1/audit?subjectId=${projectId}&action=project.publish-sheet`)
    ).json();
    expect(data[0]).toMatchObject({
      after: { durationMonths: 24, sheetVersion: 2, financingAmountCents: 1_200_000 },
    });
  });

  it('changes no terms before it is approved', async () => {
    const { projectId, projectDuration } = await open();
    const url = `${projectUrl(projectId)}/sheet`;
    await publishSheet(admin, projectId);
    const { version } = (await admin.patch(url, { body: { terms: { projectDuration: 30 } } })).json();
    const changes = { changes: 'Plazo.', changesEn: 'Term.', why: 'Lo pide el promotor.' };
    const body = { seenVersion: version, ...changes, ...sheetAttested };
    expect((await admin.post(`${url}/publish`, { body, alone: true })).statusCode).toBe(202);
    expect((await project(projectId)).projectDuration).toBe(projectDuration);
  });

  it.each([
    ['below the amount invested', { financingAmount: '499.99' }],
    ['below the minimum investment', { financingAmount: '99.99' }],
  ])('refuses a target %s', async (_, changed) => {
    const { projectId } = await open({ minimumInvestment: 10_000 });
    await invested(await anInvestor(test, 50_000), projectId, '500.00');
    const refused = await publishSheet(admin, projectId, { edits: { terms: changed } });
    expect(refused.json().code).toBe('project.sheet_terms_impossible');
    expect((await project(projectId)).sheetVersion).toBe(1);
  });
});

describe('[L17][L21] the deadline of a sheet', () => {
  it.each([
    ['before the first day of financing', 'end_before_start', { dateStart: '2027-03-02' }, '2027-03-01'],
    [
      'before the end of the preinvestment',
      'end_before_start',
      { preinvestorDateEnd: '2027-03-02' },
      '2027-03-01',
    ],
    ['in the past', 'in_the_past', {}, '2026-03-01'],
  ])('is refused %s', async (_, code, dates, dateEnd) => {
    const { projectId } = await open(dates);
    const refused = await publishSheet(admin, projectId, { edits: { terms: { dateEnd } } });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors).toMatchObject([{ path: 'terms.dateEnd', code }]);
    expect((await project(projectId)).sheetVersion).toBe(1);
  });

  it('may be in the past if it is unchanged, so that an error can be corrected', async () => {
    const { projectId } = await open({ dateEnd: '2026-03-01' });
    expect((await publishSheet(admin, projectId)).json()).toMatchObject({ number: 2 });
  });
});

const figures = (figure: string) => ({ es: `Cifra: ${figure}.`, en: `Figure: ${figure}.` });
const another = { es: 'Otro texto.', en: 'Another text.' };

describe('[L17][L21] a change of terms for those who have invested', () => {
  it('is always material, and renews their reflection periods', async () => {
    const { projectId } = await open({ cancellationFee: 200 });
    const investor = await at(test, '2026-03-03T10:00:00Z', await anInvestor(test, 50_000));
    const placed = (await invest(investor, projectId, '500.00')).json();
    expect(placed.freeCancellationUntil).toBe('2026-03-09');

    admin = await at(test, '2026-03-16T10:00:00Z', admin);
    const edits = { terms: { projectDuration: 24 } };
    expect((await publishSheet(admin, projectId, { edits })).json().isMaterial).toBe(true);
    const later = await as(test, investor);
    const order = (await later.get(`${ordersUrl}/${placed.orderId}`)).json();
    expect(order.freeCancellationUntil).toBe('2026-03-20');
    const cancelled = await later.post(`${ordersUrl}/${placed.orderId}/cancel`);
    expect(cancelled.json()).toMatchObject({ status: 'cancelled', penaltyAmount: '0.00' });
  });

  it.each([
    ['part B(c)', { texts: buildSheetTexts({ belowTarget: belowTargetTexts.partial }) }],
    ['a risk', { texts: buildSheetTexts({ riskOfDefault: { es: 'Mayor.', en: 'Higher.' } }) }],
    ['the guarantees', { texts: buildSheetTexts({ guarantees: { es: 'Ninguna.', en: 'None.' } }) }],
    ['changes of the capital', { texts: buildSheetTexts({ capitalChanges: another }) }],
    ['the nature of the loan', { texts: buildSheetTexts({ loanNature: another }) }],
    ['how the rate is calculated', { texts: buildSheetTexts({ rateMethod: another }) }],
    ['the schedule', { texts: buildSheetTexts({ schedule: another }) }],
    ['earlier defaults', { texts: buildSheetTexts({ earlierDefaults: another }) }],
    ['a figure of the promoter', { texts: buildSheetTexts({ keyFigures: figures('900.000 €') }) }],
    ['a figure of its accounts', { texts: buildSheetTexts({ financialStatements: figures('2024') }) }],
    ['a figure of the project', { texts: buildSheetTexts({ projectDescription: figures('24 m²') }) }],
    ['the owner’s funds', { ownFunds: '1000.00' }],
    ['the entry cost', { entryCost: '1.00' }],
    ['the incidental cost', { incidentalCost: '0.50' }],
  ])('is material whatever staff say if it changes %s', async (_, edits) => {
    const { projectId } = await open();
    await invested(await anInvestor(test, 50_000), projectId, '500.00');
    const published = await publishSheet(admin, projectId, { edits, isMaterial: false });
    expect(published.json()).toMatchObject({ number: 2, isMaterial: true });
  });

  it('does not renew their periods if only other texts change and staff do not call it material', async () => {
    const { projectId } = await open();
    const investor = await anInvestor(test, 50_000);
    const placed = (await invest(investor, projectId, '500.00')).json();
    admin = await at(test, '2026-04-06T10:00:00Z', admin);
    const edits = { texts: buildSheetTexts({ moreInformation: another }) };
    expect((await publishSheet(admin, projectId, { edits })).json().isMaterial).toBe(false);
    const later = await as(test, investor);
    const order = (await later.get(`${ordersUrl}/${placed.orderId}`)).json();
    expect(order.freeCancellationUntil).toBe(placed.freeCancellationUntil);
  });
});

describe('[L17] the record of the guarantee agent of an offer', () => {
  it('is fixed once it is set, until a sheet names another agent', async () => {
    const { projectId } = await open();
    const [agentId, otherId] = [await givenOwner(test.db), await givenOwner(test.db)];
    const edit = (guaranteeAgentId: string | null) =>
      admin.patch(projectUrl(projectId), { body: { guaranteeAgentId } });
    expect((await edit(agentId)).statusCode).toBe(200);
    expect((await edit(agentId)).statusCode).toBe(200);
    for (const changed of [otherId, null]) {
      const refused = await edit(changed);
      expect(refused.json().code).toBe('project.terms_bound');
      expect(refused.json().errors).toMatchObject([{ path: 'guaranteeAgentId' }]);
    }
    await publishSheet(admin, projectId);
    expect((await project(projectId)).guaranteeAgentId).toBe(agentId);
    await publishSheet(admin, projectId, { edits: { terms: { guaranteeAgent: terms.guaranteeAgent } } });
    expect((await project(projectId)).guaranteeAgentId).toBe(custodianId);
    expect((await edit(otherId)).json().code).toBe('project.terms_bound');
  });

  it('[L23] becomes that of the agent named in a sheet, which is refused without a record with evidence', async () => {
    const { projectId } = await open();
    const naming = (name: string) =>
      publishSheet(admin, projectId, {
        edits: { terms: { guaranteeAgent: { ...terms.guaranteeAgent, name } } },
      });
    expect((await naming('Nadie S.L.')).json().code).toBe('project.guarantee_agent_missing');
    await givenOwner(test.db, { fields: { legalName: 'Sin Papeles S.L.' }, kinds: [] });
    expect((await naming('Sin Papeles S.L.')).json()).toMatchObject({
      code: 'project.guarantee_agent_refused',
      detail: expect.stringContaining('antecedentes penales'),
    });
    expect((await project(projectId)).guaranteeAgentId).toBeNull();
    expect((await naming('custodia s.l.')).statusCode).toBe(201);
    expect((await project(projectId)).guaranteeAgentId).toBe(custodianId);
    const renamed = await admin.patch(`/v1/project/owners/${custodianId}`, {
      body: { legalName: 'Otra S.L.' },
    });
    expect(renamed.statusCode).toBeGreaterThanOrEqual(400);
  });
});

describe('[L18][L21] the draft after a publication', () => {
  it('follows the records of promoter and guarantee agent, except in texts that were edited', async () => {
    const usual = ['ownerIdentity', 'responsible', 'guarantees'];
    const promoterId = await givenOwner(test.db, { fields: { legalName: 'Rehabitia S.L.' } });
    const { projectId } = await open({ phase: 'Draft', promoterId, dateEnd: '2099-06-30' });
    const texts = Object.entries(buildSheetTexts()).filter(([name]) => !usual.includes(name));
    const url = `${projectUrl(projectId)}/sheet`;
    const described = { description: 'Avala el capital.', descriptionEn: 'It guarantees the principal.' };
    const withAgent = (name: string) => ({ guaranteeAgent: { ...terms.guaranteeAgent, ...described, name } });
    const body = { texts: Object.fromEntries(texts), terms: withAgent('Custodia S.L.') };
    const { version: seenVersion } = (await admin.patch(url, { body })).json();
    const publication = { seenVersion, why: 'Está completa.', ...sheetAttested };
    const published = await admin.post(`${url}/publish`, { body: publication });
    expect(published.statusCode, published.body).toBe(201);

    await admin.patch(`/v1/project/owners/${promoterId}`, { body: { legalName: 'Rehabitia Centro S.L.' } });
    await admin.patch(url, { body: { terms: withAgent('Avales del Norte') } });
    const draft = (await admin.get(url)).json();
    expect(draft.texts.ownerIdentity.es).toMatch(/^Rehabitia Centro S\.L\., /);
    expect(draft.texts.responsible).toEqual({ es: 'Rehabitia Centro S.L.', en: 'Rehabitia Centro S.L.' });
    expect(draft.texts.guarantees.es).toBe('Avales del Norte. Avala el capital.');
    expect(draft.texts.keyFigures).toEqual(buildSheetTexts().keyFigures);
  });
});
