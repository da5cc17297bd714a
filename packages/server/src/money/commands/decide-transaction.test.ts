/**
 * Goal: a transaction is decided once, by an allowed administrator, with a proof or a reason, and the wallet shows it.
 */
import { errorCatalogue } from '@semilla/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { formOf } from '../../../test/forms.ts';
import {
  acceptedAccount,
  approve,
  askFor,
  giveMoney,
  proofOfPayment,
  reject,
  transactionsUrl,
} from '../../../test/money.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { walletOf } from '../../../test/wallets.ts';
import { auditEntries } from '../../schema/audit-entries.ts';

let test: TestApp;
let admin: Caller;
let other: Caller;
let owner: Caller;

beforeAll(async () => {
  test = await buildTestApp();
  admin = await as(test, 'admin', { name: 'Elena', surname: 'Vidal' });
  other = await as(test, 'admin');
});
beforeEach(async () => {
  owner = await as(test, 'user');
});
afterAll(() => test.close());

async function requested(type: 'income' | 'withdraw', amount: string, by: Caller = owner): Promise<string> {
  await acceptedAccount(test, owner.userId);
  const whose = by === owner ? {} : { userId: owner.userId };
  return (await askFor(by, { type, amount, ...whose })).json().transactionId;
}

const urlOf = (transactionId: string) => `${transactionsUrl}/${transactionId}`;

describe('a decision', () => {
  it('[C8] may be sent as JSON if it has no file', async () => {
    const body = { status: 'rejected', rejectReason: 'La transferencia no ha llegado.' };
    const rejected = await admin.patch(urlOf(await requested('income', '250.00')), { body });
    expect([rejected.statusCode, rejected.json()]).toMatchObject([200, body]);
    const approved = await admin.patch(urlOf(await requested('income', '250.00')), {
      body: { status: 'completed' },
    });
    expect(approved.json()).toMatchObject({ status: 400, errors: [{ path: 'file', code: 'required' }] });
  });

  it.each([
    ['income', 'approve', '1250.00', '0.00'],
    ['income', 'reject', '1000.00', '0.00'],
    ['withdraw', 'approve', '750.00', '0.00'],
    ['withdraw', 'reject', '1000.00', '0.00'],
  ] as const)(
    '[S3][S5][A17] on type %s to %s leaves a balance of %s and %s held',
    async (type, decision, balance, held) => {
      await giveMoney(test, owner.userId, 100_000);
      const transactionId = await requested(type, '250.00');
      const answer = await (decision === 'approve' ? approve : reject)(admin, transactionId);
      expect([answer.statusCode, answer.json()]).toMatchObject([
        200,
        {
          transactionId,
          amount: '250.00',
          status: decision === 'approve' ? 'completed' : 'rejected',
          rejectReason: decision === 'approve' ? null : 'La transferencia no ha llegado.',
          adminId: admin.userId,
          adminName: 'Elena Vidal',
          file: decision === 'approve' ? { name: 'justificante.pdf', type: 'application/pdf' } : null,
        },
      ]);
      expect((await admin.get(urlOf(transactionId))).json()).toEqual(answer.json());
      expect(await walletOf(owner)).toMatchObject({ balance, held });
      const auditRows = await test.db
        .select()
        .from(auditEntries)
        .where(eq(auditEntries.subjectId, transactionId))
        .orderBy(auditEntries.auditEntryId);
      expect(auditRows.map(({ action, userId }) => [action, userId])).toEqual([
        [`transaction.${decision}`, admin.userId],
      ]);
    },
  );

  it('[S3][P7] hides the administrator and the proof from the owner', async () => {
    const transactionId = await requested('income', '250.00');
    await approve(admin, transactionId);
    expect((await owner.get(urlOf(transactionId))).json()).toMatchObject({
      status: 'completed',
      adminId: null,
      adminName: null,
      file: null,
    });
  });

  it('[B2] with one key is made once, also with a file', async () => {
    const transactionId = await requested('income', '250.00');
    const send = (file: File) =>
      admin.patch(urlOf(transactionId), {
        form: formOf({ status: 'completed', file }),
        headers: { 'idempotency-key': `aprobar-${transactionId}` },
      });
    const [first, second] = [await send(proofOfPayment()), await send(proofOfPayment())];
    expect([second.statusCode, second.body]).toEqual([200, first.body]);
    expect((await send(proofOfPayment('Otro'))).json().code).toBe('request.idempotency_key_reused');
    expect(await walletOf(owner)).toMatchObject({ balance: '250.00' });
  });
});

describe('a malformed decision', () => {
  it.each([
    ['an approval without proof', { status: 'completed' }, 'file', 'required'],
    ['a rejection without a reason', { status: 'rejected' }, 'rejectReason', 'required'],
    [
      'a rejection with an empty reason',
      { status: 'rejected', rejectReason: ' ' },
      'rejectReason',
      undefined,
    ],
    [
      'an approval with a reason',
      { status: 'completed', rejectReason: 'No' },
      'rejectReason',
      'only_with_rejection',
    ],
    ['a change back to pending', { status: 'pending' }, 'status', undefined],
  ])('[S4] is refused: %s', async (_, fields, path, code) => {
    const transactionId = await requested('income', '250.00');
    const answer = await admin.patch(urlOf(transactionId), { form: formOf(fields) });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toContainEqual(expect.objectContaining({ path, ...(code && { code }) }));
    expect((await owner.get(urlOf(transactionId))).json().status).toBe('pending');
  });

  it('[S4] is refused: a text file named .pdf', async () => {
    const transactionId = await requested('income', '250.00');
    const answer = await approve(admin, transactionId, new File(['hola'], 'justificante.pdf'));
    expect([answer.statusCode, answer.json().code]).toEqual([415, 'file.type_not_allowed']);
    expect((await owner.get(urlOf(transactionId))).json().status).toBe('pending');
  });

  it('[S4] is refused: a rejection with a proof', async () => {
    const transactionId = await requested('income', '250.00');
    const form = formOf({ status: 'rejected', rejectReason: 'No', file: proofOfPayment() });
    const answer = await admin.patch(urlOf(transactionId), { form });
    expect(answer.json().errors).toMatchObject([
      {
        path: 'file',
        code: 'only_with_approval',
        message: 'Solo se puede adjuntar un justificante al aprobar.',
      },
    ]);
  });
});

async function refusal(answer: Awaited<ReturnType<typeof approve>>) {
  return [answer.statusCode, answer.json().code];
}

describe('a decision is refused', () => {
  it('[S3][X1] on a transaction already approved or rejected', async () => {
    const code = 'wallet.transaction_already_decided';
    for (const first of [approve, reject]) {
      const transactionId = await requested('income', '250.00');
      await first(admin, transactionId);
      const wallet = await walletOf(owner);
      expect(await refusal(await approve(other, transactionId))).toEqual([errorCatalogue[code], code]);
      expect(await refusal(await reject(other, transactionId))).toEqual([errorCatalogue[code], code]);
      expect(await walletOf(owner)).toEqual(wallet);
    }
  });

  it('[B1][L49] by the person alone who entered it; that person may still reject', async () => {
    const large = await requested('income', '10000.00', admin);
    const form = formOf({ status: 'completed', file: proofOfPayment(), why: 'Ha llegado.' });
    expect((await admin.patch(urlOf(large), { form, alone: true })).statusCode).toBe(202);
    expect((await admin.get(urlOf(large))).json().status).toBe('pending');
    const wrong = await requested('income', '10000.00', admin);
    expect((await reject(admin, wrong)).statusCode).toBe(200);
  });

  it('[S3][X1] on the administrator’s own wallet', async () => {
    const transactionId = await requested('income', '250.00');
    await test.db.execute(`update users set role = 'admin' where user_id = '${owner.userId}'`);
    for (const decide of [approve, reject]) {
      expect(await refusal(await decide(owner, transactionId))).toEqual([403, 'wallet.own_transaction']);
    }
    expect((await approve(admin, transactionId)).statusCode).toBe(200);
  });

  it('[V17][X1] if it pays out to a bank account that is no longer valid; a rejection is accepted', async () => {
    await giveMoney(test, owner.userId, 50_000);
    const transactionId = await requested('withdraw', '250.00');
    await test.db.execute(
      `update bank_accounts set state = 'error', error_message = 'No' where user_id = '${owner.userId}'`,
    );
    expect(await refusal(await approve(admin, transactionId))).toEqual([
      409,
      'wallet.bank_account_not_valid',
    ]);
    expect(await walletOf(owner)).toMatchObject({ balance: '250.00', held: '250.00' });
    expect((await reject(admin, transactionId)).statusCode).toBe(200);
    expect(await walletOf(owner)).toMatchObject({ balance: '500.00', held: '0.00' });
  });

  it('[P7][A17] for anyone but administrators, and for unknown transactions', async () => {
    const manager = await as(test, 'operator');
    owner = await as(test, 'user', { managerId: manager.userId });
    const transactionId = await requested('income', '250.00');
    const visitor = await as(test, 'visitor');
    expect((await approve(visitor, transactionId)).statusCode).toBe(401);
    for (const caller of [manager, owner])
      expect((await approve(caller, transactionId)).statusCode).toBe(403);
    expect((await approve(admin, crypto.randomUUID())).statusCode).toBe(404);
    expect((await reject(admin, crypto.randomUUID())).statusCode).toBe(404);
    expect((await approve(admin, 'x')).statusCode).toBe(400);
    expect((await owner.get(urlOf(transactionId))).json().status).toBe('pending');
  });
});

it('[A17][P7] an administrator reads before approving whether a second person is needed, and why', async () => {
  const needsOf = async (transactionId: string) =>
    (await admin.get(`${urlOf(transactionId)}/decision`)).json();
  const transactionId = await requested('income', '250.00');
  expect(await needsOf(transactionId)).toEqual({
    secondPersonFor: ['unproven'],
    leftToday: expect.stringMatching(/^\d+\.\d\d$/),
    isInPaymentFile: false,
    isMaybePaid: false,
    bookedDeposits: [],
  });
  expect((await owner.get(`${urlOf(transactionId)}/decision`)).statusCode).toBe(403);
  await approve(admin, transactionId);
  expect(await needsOf(transactionId)).toMatchObject({ secondPersonFor: [] });
});
