import { addDays, walletReference } from '@semilla/contract';
import { camt053File, camt053Text } from '@semilla/contract/testing';
import { desc, eq } from 'drizzle-orm';
import { matchEntries } from '../../src/money/matching/match-entries.ts';
import { bankEntries } from '../../src/schema/bank-entries.ts';
import { wallets } from '../../src/schema/wallets.ts';
import { entryOf, statementOf } from '../bank-files.ts';
import { formOf } from '../forms.ts';
import type { Stage } from './stage.ts';

const alone = true;
let days = 0;

/** What a member of staff may try with made-up statements of the bank. */
export function actsAtTheBank(stage: Stage) {
  const { test, accomplice, marta } = stage;
  const newestEntry = async () => {
    const [found] = await test.db.select().from(bankEntries).orderBy(desc(bankEntries.bankEntryId)).limit(1);
    return `/v1/payment/bank-entries/${found?.bankEntryId ?? crypto.randomUUID()}`;
  };
  return {
    'bankStatements.import': async () => {
      days += 2;
      const [wallet] = await test.db.select().from(wallets).where(eq(wallets.userId, accomplice.userId));
      const bookedOn = addDays('2020-01-01', days);
      const reference = walletReference(wallet?.walletId ?? '');
      const { account = '' } = test.services.config.depositAccount ?? {};
      const statement = statementOf([entryOf({ bookedOn, amountCents: 1_200_000, reference })], { account });
      const file = camt053File(camt053Text([statement]));
      const answer = await marta.post('/v1/payment/bank-statements', { form: formOf({ file }), alone });
      await matchEntries(test.app);
      return answer;
    },
    'bankEntries.book': async () =>
      marta.post(`${await newestEntry()}/book`, {
        body: { userId: accomplice.userId, why: 'La referencia es la suya.' },
        headers: { 'idempotency-key': crypto.randomUUID() },
        alone,
      }),
    'bankEntries.decide': async () =>
      marta.post(`${await newestEntry()}/decision`, { body: { state: 'new' }, alone }),
  };
}
