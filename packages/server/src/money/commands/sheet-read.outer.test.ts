/** Goal: the evidence of an order names the sheet that its investor read, and an order based on another sheet is refused. */
import { createHash } from 'node:crypto';
import { fixedTexts, questionnaire, wordingOf } from '@semilla/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { bestAnswers } from '../../../test/investor-facts.ts';
import { anInvestor } from '../../../test/money.ts';
import { cancel, compareBooks, invest, openProject, ordersUrl } from '../../../test/orders.ts';
import {
  allocate,
  confirmPlace,
  editWish,
  givenPreinvestment,
  join,
  openAfterWindow,
  placesOf,
  wish,
  wishesOf,
} from '../../../test/reserved.ts';
import { publishSheet } from '../../../test/sheets.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { textOfPdf } from '../../kit/paper/text-of-pdf.ts';

let test: TestApp;
let admin: Caller;
beforeAll(async () => {
  test = await buildTestApp({ now: new Date('2026-02-02T09:00:00Z') });
  admin = await as(test, 'admin');
});
afterAll(async () => {
  await compareBooks(test);
  await test.close();
});

const evidenceOf = async (caller: Caller, orderId: string) =>
  (await caller.get(`${ordersUrl}/${orderId}/evidence`)).json();
const newer = {
  status: 409,
  code: 'project.sheet_newer',
  detail: expect.stringContaining('en vigor la versión 2'),
};

/** A project of 1,000 € that one investor filled. */
async function fullProject() {
  const { projectId } = await openProject(test, admin, { financingAmount: 100_000 });
  await invest(await anInvestor(test, 100_000), projectId, '1000.00', { sheetVersion: 1 });
  return projectId;
}

describe('an order', () => {
  it('[L11][L18] is refused when another version than the one read is in force', async () => {
    const { projectId } = await openProject(test, admin);
    const investor = await anInvestor(test, 100_000);
    await publishSheet(admin, projectId);
    expect((await invest(investor, projectId, '500.00', { sheetVersion: 1 })).json()).toMatchObject(newer);
    const { orderId } = (await invest(investor, projectId, '500.00', { sheetVersion: 2 })).json();
    expect(await evidenceOf(investor, orderId)).toMatchObject({ sheetVersion: 2, isSheetConfirmed: true });
    const pdf = await investor.get(`${ordersUrl}/${orderId}/evidence/pdf`);
    expect(textOfPdf(pdf.rawPayload).join(' ')).toContain('2 (la que se mostró al invertir)');
  });

  it('[L11] from a client that names no version gets the one in force, marked as not confirmed', async () => {
    const { projectId } = await openProject(test, admin);
    const investor = await anInvestor(test, 100_000);
    const { orderId } = (await invest(investor, projectId, '500.00')).json();
    expect(await evidenceOf(investor, orderId)).toMatchObject({ sheetVersion: 1, isSheetConfirmed: false });
    const pdf = await investor.get(`${ordersUrl}/${orderId}/evidence/pdf`);
    expect(textOfPdf(pdf.rawPayload).join(' ')).toContain('la inversión no indicó cuál se mostró');
  });

  it('[L10][L11][L12] records whether the client named the version of the terms that it showed', async () => {
    const { projectId } = await openProject(test, admin);
    const investor = await anInvestor(test, 100_000);
    const pdfOf = async (orderId: string, language: string) => {
      const headers = { 'accept-language': language };
      const pdf = await investor.get(`${ordersUrl}/${orderId}/evidence/pdf`, { headers });
      return textOfPdf(pdf.rawPayload).join(' ');
    };
    const named = (await invest(investor, projectId, '100.00')).json();
    expect(await evidenceOf(investor, named.orderId)).toMatchObject({ areTermsConfirmed: true });
    expect(await pdfOf(named.orderId, 'es')).toContain('Condiciones aceptadas, versión');

    const silent = (await invest(investor, projectId, '100.00', { termsVersion: undefined })).json();
    expect(await evidenceOf(investor, silent.orderId)).toMatchObject({
      areTermsConfirmed: false,
      terms: { version: expect.any(String) },
    });
    const pdf = await pdfOf(silent.orderId, 'es');
    expect(pdf).not.toContain('Condiciones aceptadas');
    expect(pdf.match(/no confirmó haberl[oa]s mostrado/g)).toHaveLength(3);
    expect((await pdfOf(silent.orderId, 'en')).match(/did not confirm showing them/g)).toHaveLength(3);
  });

  it('[L11][B2] repeated with its key after a new version gets the same answer', async () => {
    const { projectId } = await openProject(test, admin);
    const investor = await anInvestor(test, 100_000);
    const order = { sheetVersion: 1, key: crypto.randomUUID() };
    const placed = (await invest(investor, projectId, '500.00', order)).json();
    await publishSheet(admin, projectId);
    expect((await invest(investor, projectId, '500.00', order)).json()).toEqual(placed);
  });
});

const { version: warningVersion } = fixedTexts.riskWarning;
const riskConsent = { isAccepted: true, warningVersion };
const digestOf = (pdf: Buffer) => createHash('sha256').update(pdf).digest('hex');
const sheetIn = (caller: Caller, projectId: string, number: number, language: string) =>
  caller.get(`/v1/project/projects/${projectId}/sheet-versions/${number}/pdf?language=${language}`);

/** An investor whose threshold is 1,000.00 €. */
async function tested(): Promise<Caller> {
  const caller = await anInvestor(test, 200_000, { isUntested: true });
  const { version: questionnaireVersion } = questionnaire;
  await caller.post('/v1/account/entry-tests', { body: { questionnaireVersion, answers: bestAnswers } });
  return caller;
}

describe('the evidence of an order', () => {
  it('[L11][P6] is readable for administrators and the investor’s manager, but not for the project’s manager', async () => {
    const [manager, assigned] = [await as(test, 'operator'), await as(test, 'operator')];
    const { projectId } = await openProject(test, admin, { managerId: manager.userId });
    const investor = await anInvestor(test, 20_000, { managerId: assigned.userId });
    const { orderId } = (await invest(investor, projectId, '100.00')).json();
    const statusOf = async (caller: Caller, path: string) =>
      (await caller.get(`${ordersUrl}/${orderId}${path}`)).statusCode;
    expect(await statusOf(manager, '')).toBe(200);
    for (const path of ['/evidence', '/evidence/pdf']) {
      expect(await statusOf(manager, path), path).toBe(404);
      for (const caller of [admin, assigned, investor]) expect(await statusOf(caller, path), path).toBe(200);
    }
  });

  it('[L11] from a wish has the texts, the sheet and the time of the consent, and its origin', async () => {
    const projectId = await givenPreinvestment(test, admin, { preinvestorAmount: 200_000 });
    await publishSheet(admin, projectId);
    const investor = await tested();
    const placed = await wish(investor, projectId, '1500.00', { riskConsent, sheetVersion: 2 }, 'en');
    const { wishId, updatedAt } = placed.json();
    await openAfterWindow(admin, projectId);
    test.clock.advance(600);
    await allocate(admin, projectId);
    const [{ orderId }] = await wishesOf(investor, projectId);
    const evidence = await evidenceOf(investor, orderId);
    expect(evidence).toMatchObject({
      origin: 'wish',
      originId: wishId,
      consentedAt: updatedAt,
      consentedAmount: '1500.00',
      language: 'en',
      sheetVersion: 2,
      isSheetConfirmed: true,
      sheetDigest: digestOf((await sheetIn(investor, projectId, 2, 'en')).rawPayload),
      warning: { version: warningVersion, text: wordingOf(fixedTexts.riskWarning, 'en') },
      terms: { text: expect.stringContaining('I have read') },
    });
    expect(Date.parse(evidence.placedAt) - Date.parse(updatedAt)).toBeGreaterThanOrEqual(600_000);
    const pdf = await investor.get(`${ordersUrl}/${orderId}/evidence/pdf`);
    expect(textOfPdf(pdf.rawPayload).join(' ')).toContain(`Una preinversión: ${wishId}`);
  });

  it('[L11][L12] from a wish or a waiting place without a version of the terms says that they were not confirmed', async () => {
    const reserved = await givenPreinvestment(test, admin);
    const wishing = await anInvestor(test, 100_000);
    await wish(wishing, reserved, '300.00', { termsVersion: undefined });
    await openAfterWindow(admin, reserved);
    await allocate(admin, reserved);
    const [wished] = await wishesOf(wishing, reserved);
    expect(await evidenceOf(wishing, wished.orderId)).toMatchObject({ areTermsConfirmed: false });

    const { projectId } = await openProject(test, admin, { financingAmount: 100_000 });
    const first = await anInvestor(test, 100_000);
    const order = (await invest(first, projectId, '1000.00')).json();
    const waiting = await anInvestor(test, 100_000);
    await join(waiting, projectId, '300.00', { termsVersion: undefined });
    await cancel(first, order.orderId);
    const { orderId } = await until(() =>
      placesOf(waiting, projectId).then(([own]) => (own.state === 'invested' ? own : undefined)),
    );
    expect(await evidenceOf(waiting, orderId)).toMatchObject({ areTermsConfirmed: false });
  });

  it('[L11] from a waiting place has them too, even if the sheet has changed since', async () => {
    const { projectId } = await openProject(test, admin, { financingAmount: 100_000 });
    await publishSheet(admin, projectId);
    const first = await anInvestor(test, 100_000);
    const order = (await invest(first, projectId, '1000.00', { sheetVersion: 2 })).json();
    const investor = await anInvestor(test, 100_000);
    const place = (await join(investor, projectId, '300.00', { sheetVersion: 2 })).json();
    await publishSheet(admin, projectId);
    test.clock.advance(600);
    await cancel(first, order.orderId);
    const invested = () =>
      placesOf(investor, projectId).then(([own]) => (own.state === 'invested' ? own : undefined));
    const { orderId } = await until(invested);
    expect(await evidenceOf(investor, orderId)).toMatchObject({
      origin: 'waitingPlace',
      originId: place.waitingPlaceId,
      consentedAt: place.createdAt,
      consentedAmount: '300.00',
      sheetVersion: 2,
      isSheetConfirmed: true,
      sheetDigest: digestOf((await sheetIn(investor, projectId, 2, 'es')).rawPayload),
    });
  });
});

describe('a wish', () => {
  it('[L11][L13] names the version that was read, when it is placed and when it is changed', async () => {
    const projectId = await givenPreinvestment(test, admin);
    const investor = await anInvestor(test, 100_000);
    const unsaid = await wish(investor, projectId, '300.00', { sheetVersion: undefined });
    expect(unsaid.json().errors).toMatchObject([{ path: 'sheetVersion', code: 'required' }]);
    const { wishId } = (await wish(investor, projectId, '300.00')).json();
    await publishSheet(admin, projectId);
    expect((await editWish(investor, wishId, { amount: '400.00' })).json()).toMatchObject(newer);
    const edited = await editWish(investor, wishId, { amount: '400.00', sheetVersion: 2 });
    expect(edited.statusCode).toBe(200);
    const late = await anInvestor(test, 100_000);
    expect((await wish(late, projectId, '300.00')).json()).toMatchObject(newer);
  });
});

describe('a place on a waiting list', () => {
  it('[L11][L15] names the version that was read, when it is taken and when it is confirmed', async () => {
    const projectId = await fullProject();
    const investor = await anInvestor(test, 100_000);
    const unsaid = await join(investor, projectId, '300.00', { sheetVersion: undefined });
    expect(unsaid.json().errors).toMatchObject([{ path: 'sheetVersion', code: 'required' }]);
    const { waitingPlaceId } = (await join(investor, projectId, '300.00')).json();
    await publishSheet(admin, projectId, { isMaterial: true });
    expect((await confirmPlace(investor, waitingPlaceId, 1)).json()).toMatchObject(newer);
    expect((await confirmPlace(investor, waitingPlaceId, 2)).statusCode).toBe(200);
    const late = await anInvestor(test, 100_000);
    expect((await join(late, projectId, '300.00')).json()).toMatchObject(newer);
  });
});
