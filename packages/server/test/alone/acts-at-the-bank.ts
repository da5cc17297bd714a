import { addDays, walletReference } from '@semilla/contract';
import { camt053File, camt053Text } from '@semilla/contract/testing';
import { desc, eq } from 'drizzle-orm';
import { matchEntries } from '../../src/money/matching/match-entries.ts';
import { bankEntries } from '../../src/schema/bank-entries.ts';
import { paymentFiles } from '../../src/schema/payment-files.ts';
import { wallets } from '../../src/schema/wallets.ts';
import { entryOf, statementOf } from '../bank-files.ts';
import { formOf } from '../forms.ts';
import { controlled, type Stage } from './stage.ts';

const alone = true;
let days = 0;

/** What a member of staff may try with made-up statements of the bank. */
export function actsAtTheBank(stage: Stage) {
  const { test } = stage;
  const newestEntry = async () => {
    const [found] = await test.db.select().from(bankEntries).orderBy(desc(bankEntries.bankEntryId)).limit(1);
    return `/v1/payment/bank-entries/${found?.bankEntryId ?? crypto.randomUUID()}`;
  };
  const importTransfer = async (amountCents: number) => {
    days += 2;
    const owner = eq(wallets.userId, controlled(stage).userId);
    const [wallet] = await test.db.select().from(wallets).where(owner);
    const bookedOn = addDays('2020-01-01', days);
    const reference = walletReference(wallet?.walletId ?? '');
    const { account = '' } = test.services.config.depositAccount ?? {};
    const statement = statementOf([entryOf({ bookedOn, amountCents, reference })], { account });
    const file = camt053File(camt053Text([statement]));
    const answer = await stage.marta.post('/v1/payment/bank-statements', { form: formOf({ file }), alone });
    await matchEntries(test.app);
    return answer;
  };
  const newestFile = async () => {
    const [found] = await test.db.select().from(paymentFiles).orderBy(desc(paymentFiles.number)).limit(1);
    return `/v1/payment/payment-files/${found?.paymentFileId ?? crypto.randomUUID()}`;
  };
  const why = 'Las retiradas de la semana.';
  return {
    'paymentFiles.create': () => stage.marta.post('/v1/payment/payment-files', { alone }),
    'paymentFiles.approve': async () =>
      stage.marta.post(`${await newestFile()}/approve`, { body: { why }, alone }),
    'paymentFiles.take': async () => stage.marta.post(`${await newestFile()}/take`, { alone }),
    'paymentFiles.cancel': async () =>
      stage.marta.post(`${await newestFile()}/cancel`, { body: { why }, alone }),
    'bankStatements.import': () => importTransfer(1_200_000),
    'bankStatements.import small': () => importTransfer(400_000),
    'bankEntries.book': async () =>
      stage.marta.post(`${await newestEntry()}/book`, {
        body: { userId: controlled(stage).userId, why: 'La referencia es la suya.' },
        headers: { 'idempotency-key': crypto.randomUUID() },
        alone,
      }),
    'bankEntries.decide': async () =>
      stage.marta.post(`${await newestEntry()}/decision`, { body: { state: 'waiting' }, alone }),
  };
}
