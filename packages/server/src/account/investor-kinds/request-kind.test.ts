import { investorKindTextsVersion } from '@semilla/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import {
  askForKind,
  attested,
  kindOn,
  kindsUrl,
  makeCompany,
  professional,
  sendKindRequest,
  sophisticated,
} from '../../../test/kind-requests.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';

const documentsPath = '/v1/account/account-documents';

let test: TestApp;
let admin: Caller;
let manager: Caller;
beforeAll(async () => {
  test = await buildTestApp({ now: new Date('2026-03-02T10:00:00Z') });
  admin = await as(test, 'admin', { name: 'Elena', surname: 'Vidal Rueda' });
  manager = await as(test, 'operator');
});
afterAll(() => test.close());

const investor = () => as(test, 'user', { managerId: manager.userId });
const asked = async (caller: Caller) => (await askForKind(caller)).json().investorKindId as string;

async function company(): Promise<Caller> {
  const caller = await investor();
  await makeCompany(caller);
  return caller;
}

describe('a request for another kind of investor', () => {
  it('[L1][L3] is stored with its attestations, and changes nothing until it is decided', async () => {
    const caller = await investor();
    expect(await kindOn(caller, '2026-03-02')).toBe('non-sophisticated');
    const answer = await askForKind(caller);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      userId: caller.userId,
      userKind: 'individual',
      kind: 'sophisticated',
      state: 'pending',
      income: '60000.00',
      portfolio: null,
      professionalMonths: 12,
      textsVersion: investorKindTextsVersion,
      validFrom: null,
      decidedByName: null,
    });
    expect(await kindOn(caller, '2026-03-02')).toBe('non-sophisticated');
    const { data } = (await admin.get(`/v1/audit?subjectId=${answer.json().investorKindId}`)).json();
    expect(data).toMatchObject([{ action: 'investor-kind.create', after: { professionalMonths: 12 } }]);
  });

  it('[L3] is refused with outdated texts or without their version', async () => {
    const caller = await investor();
    const outdated = await askForKind(caller, { ...sophisticated, textsVersion: '2026-11' });
    expect(outdated.statusCode).toBe(409);
    expect(outdated.json().code).toBe('account.investor_kind_texts_outdated');
    const { textsVersion: _, ...unread } = sophisticated;
    expect((await askForKind(caller, unread)).json().errors).toMatchObject([{ path: 'textsVersion' }]);
    expect((await caller.get(kindsUrl)).json().total).toBe(0);
  });

  it.each(['attestsCriteria', 'attestsAwareness', 'attestsTruth'])(
    '[L3] is refused without %s',
    async (name) => {
      const caller = await investor();
      for (const value of [false, undefined]) {
        const { status, errors } = (await askForKind(caller, { ...sophisticated, [name]: value })).json();
        expect([status, errors]).toMatchObject([400, [{ path: name, code: 'confirm' }]]);
      }
    },
  );

  it.each([
    { income: '59999.99', professionalMonths: 12 },
    { portfolio: '100000.00', professionalMonths: 12 },
    { income: '60000.00', professionalMonths: 11 },
    { income: '60000.00', trades: 39 },
    { income: '60000.00', portfolio: '100000.01' },
  ])('[L2] is refused to a person who states %o', async (stated) => {
    const answer = await askForKind(await investor(), { kind: 'sophisticated', ...stated, ...attested });
    expect(answer.json()).toMatchObject({ status: 409, code: 'account.investor_criteria_not_met' });
  });

  it('[L2] requires one criterion from a company, and accepts only company figures', async () => {
    const caller = await company();
    const stating = (stated: object) => askForKind(caller, { kind: 'sophisticated', ...stated, ...attested });
    expect((await stating({ ownFunds: '99999.99' })).json().code).toBe('account.investor_criteria_not_met');
    expect((await stating({ income: '60000.00' })).json().errors).toMatchObject([
      { path: 'income', code: 'only_persons' },
    ]);
    expect((await stating({ ownFunds: '100000.00' })).json()).toMatchObject({ userKind: 'company' });
    const person = await investor();
    expect(
      (await askForKind(person, { ...sophisticated, turnover: '2000000.00' })).json().errors,
    ).toMatchObject([{ path: 'turnover', code: 'only_companies' }]);
  });

  it('[L1] to be professional can come only from a company that names its category and sends a document', async () => {
    expect((await sendKindRequest(await investor())).json().errors).toMatchObject([
      { path: 'kind', code: 'only_companies' },
    ]);
    const caller = await company();
    expect((await sendKindRequest(caller, { professionalCategory: '' })).json().errors).toMatchObject([
      { path: 'professionalCategory', code: 'required' },
    ]);
    const { document: _, ...without } = professional;
    for (const refused of [
      await sendKindRequest(caller, { document: undefined }),
      await askForKind(caller, without),
    ])
      expect(refused.json()).toMatchObject({ status: 400, errors: [{ path: 'document', code: 'required' }] });
    expect((await caller.get(documentsPath)).json().total).toBe(0);
    expect((await sendKindRequest(caller)).json()).toMatchObject({
      kind: 'professional',
      professionalCategory: 'large',
      accountDocumentId: expect.any(String),
      file: { name: 'cuentas.pdf', type: 'application/pdf' },
    });
  });

  it('[L3] is refused while another one is pending, and for staff', async () => {
    const caller = await investor();
    await asked(caller);
    expect((await askForKind(caller)).json()).toMatchObject({
      status: 409,
      code: 'account.investor_kind_pending',
    });
    expect((await askForKind(manager)).statusCode).toBe(403);
  });
});
