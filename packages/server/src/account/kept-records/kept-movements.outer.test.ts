import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { closeAccount, knownCustomer, openRecord, recordOf, recordsOf } from '../../../test/kept-records.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { jsonWithoutIds } from '../../../test/without-ids.ts';
import { eraseOldNames } from '../../payment/statements/erase-old-names.ts';
import { bankEntries } from '../../schema/bank-entries.ts';
import { bankStatements } from '../../schema/bank-statements.ts';
import { newId } from '../../schema/columns/new-id.ts';
import { documents } from '../../schema/documents.ts';

let test: TestApp;
let admin: Caller;
beforeAll(async () => {
  const config = { freshFactorMinutes: 5 };
  test = await buildTestApp({ now: new Date('2026-03-02T09:00:00Z'), config });
});
afterAll(() => test.close());

/** A bank movement that is booked for a customer, or waits because it may be theirs. */
async function givenMovement(
  userId: string | null,
  state: 'booked' | 'waiting',
  amountCents = 5_000,
): Promise<string> {
  const documentId = newId();
  const file = {
    name: 'extracto.xml',
    type: 'text/xml',
    sizeBytes: 10,
    storageKey: `documents/${documentId}`,
  };
  await test.db.insert(documents).values({ ...file, documentId, purpose: 'bank-statement' });
  const account = 'ES9121000418450200051332';
  const bankStatementId = newId();
  const days = { from: '2026-03-01', to: '2026-03-01', openingCents: 0, closingCents: 5_000 };
  const statement = {
    bankStatementId,
    account,
    format: 'camt053',
    documentId,
    importedById: admin.userId,
  } as const;
  await test.db.insert(bankStatements).values({ ...statement, ...days, entries: 1, newEntries: 1 });
  const bankEntryId = newId();
  await test.db.insert(bankEntries).values({
    bankEntryId,
    bankStatementId,
    account,
    bookedOn: '2026-03-01',
    valueOn: '2026-03-01',
    amountCents,
    bankReference: bankEntryId,
    place: 0,
    reference: 'Covadonga',
    counterpartyName: 'Covadonga Zubizarreta',
    counterpartyAccount: 'ES7921000813610123451332',
    text: 'TRANSFERENCIA DE COVADONGA ZUBIZARRETA',
    isReturn: false,
    returnReason: null,
    state,
    doubt: state === 'waiting' ? 'otherPayer' : null,
    note: 'Es de Covadonga.',
    userId,
  });
  return bankEntryId;
}

async function known() {
  admin = await as(test, 'admin');
  return knownCustomer(test, admin);
}

describe('[L37] movements of the bank of a closed account', () => {
  const entriesUrl = '/v1/payment/bank-entries';
  const words = /Covadonga|Zubizarreta|1332/i;
  const entry = async (bankEntryId: string) => {
    const { data } = (await admin.get(`${entriesUrl}?take=100`)).json();
    return data.find((row: { bankEntryId: string }) => row.bankEntryId === bankEntryId);
  };

  it('are shown without the customer’s name, account number and texts, which internal control keeps', async () => {
    const { userId } = await known();
    const bankEntryId = await givenMovement(userId, 'booked');
    expect(jsonWithoutIds(await entry(bankEntryId))).toMatch(words);
    expect((await closeAccount(admin, userId)).statusCode).toBe(204);
    const left = await entry(bankEntryId);
    expect(jsonWithoutIds(left)).not.toMatch(words);
    expect(left).toMatchObject({ amount: '50.00', bookedOn: '2026-03-01', state: 'booked', userId });
    expect((await admin.get(`${entriesUrl}?search=zubizarreta`)).json().total).toBe(0);
    expect((await admin.get(`${entriesUrl}/export`)).body).not.toMatch(/zubizarreta/i);
    const { data } = (
      await openRecord(admin, (await recordOf(admin, userId, 'bankAccounts')).keptRecordId)
    ).json();
    expect(data.bankEntries).toMatchObject([{ bankEntryId, counterpartyName: 'Covadonga Zubizarreta' }]);
  });

  it('keep those data while staff must decide on the money, and lose them when it is set aside', async () => {
    const { userId } = await known();
    const bankEntryId = await givenMovement(userId, 'waiting');
    expect((await closeAccount(admin, userId)).statusCode).toBe(204);
    expect((await entry(bankEntryId)).counterpartyName).toBe('Covadonga Zubizarreta');
    const body = { state: 'setAside', note: 'Devuelto a su banco.' };
    expect((await admin.post(`${entriesUrl}/${bankEntryId}/decision`, { body })).statusCode).toBe(201);
    expect(jsonWithoutIds(await entry(bankEntryId))).not.toMatch(words);
    const ofBank = (await recordsOf(admin, userId)).filter(
      (record: { kind: string }) => record.kind === 'bankAccounts',
    );
    const opened = await Promise.all(
      ofBank.map(
        async ({ keptRecordId }: { keptRecordId: string }) =>
          (await openRecord(admin, keptRecordId)).json().data,
      ),
    );
    const kept = { counterpartyName: 'Covadonga Zubizarreta', note: 'Devuelto a su banco.' };
    expect(opened).toContainEqual(
      expect.objectContaining({ bankEntries: [expect.objectContaining({ bankEntryId, ...kept })] }),
    );
  });
});

describe('[L37] movements of third parties', () => {
  const nameOf = async (bankEntryId: string) => {
    const [row] = await test.db.select().from(bankEntries).where(eq(bankEntries.bankEntryId, bankEntryId));
    return row?.counterpartyName;
  };
  const bookedAs = async (bankEntryId: string, booking: object) => {
    const body = { why: 'Visto con el banco.', ...booking };
    const answer = await admin.post(`/v1/payment/bank-entries/${bankEntryId}/other-booking`, { body });
    expect(answer.statusCode, answer.body).toBe(201);
  };
  const eraseIn = (day: string) =>
    eraseOldNames({ ...test.services, now: () => new Date(`${day}T10:00:00Z`) });

  it('lose their names when the account they refer to closes, unless the money must be returned', async () => {
    const { userId } = await known();
    const [received, owed] = [await givenMovement(userId, 'waiting'), await givenMovement(userId, 'waiting')];
    const sent = await givenMovement(userId, 'waiting', -5_000);
    for (const one of [received, owed]) await bookedAs(one, { as: 'thirdParty' });
    await bookedAs(sent, { as: 'sentBack', receivedId: received });
    expect((await closeAccount(admin, userId)).statusCode).toBe(204);
    expect([await nameOf(received), await nameOf(sent)]).toEqual([null, null]);
    expect(await nameOf(owed)).toBe('Covadonga Zubizarreta');
    const record = await recordOf(admin, userId, 'bankAccounts');
    const { data } = (await openRecord(admin, record.keptRecordId)).json();
    const kept = data.bankEntries.map(({ bankEntryId }: { bankEntryId: string }) => bankEntryId);
    expect(kept.toSorted()).toEqual([received, sent].toSorted());
  });

  it('keep their names until the last movement of a chain is sent back, and then all lose them', async () => {
    const closed = async (isOwed: boolean) => {
      const { userId } = await known();
      const received = await givenMovement(userId, 'waiting');
      const [sent, back] = [
        await givenMovement(null, 'waiting', -5_000),
        await givenMovement(null, 'waiting'),
      ];
      await bookedAs(received, { as: 'thirdParty' });
      await bookedAs(sent, { as: 'sentBack', receivedId: received });
      await bookedAs(back, { as: 'thirdParty', sentId: sent });
      const chain = [received, sent, back];
      if (!isOwed) {
        const again = await givenMovement(null, 'waiting', -5_000);
        await bookedAs(again, { as: 'sentBack', receivedId: back });
        chain.push(again);
      }
      expect((await closeAccount(admin, userId)).statusCode).toBe(204);
      return Promise.all(chain.map(nameOf));
    };
    expect(await closed(true)).toEqual(Array(3).fill('Covadonga Zubizarreta'));
    expect(await closed(false)).toEqual(Array(4).fill(null));
  });

  it('that belong to no customer lose their names ten years after the bank booked them', async () => {
    const { userId } = await known();
    const [own, other] = [await givenMovement(userId, 'booked'), await givenMovement(null, 'waiting', -900)];
    const owed = await givenMovement(null, 'waiting');
    await bookedAs(other, { as: 'bankCost' });
    await bookedAs(owed, { as: 'thirdParty' });
    await eraseIn('2036-02-29');
    expect(await nameOf(other)).toBe('Covadonga Zubizarreta');
    await eraseIn('2036-03-01');
    expect(await nameOf(other)).toBeNull();
    expect([await nameOf(own), await nameOf(owed)]).toEqual(Array(2).fill('Covadonga Zubizarreta'));
  });
});
