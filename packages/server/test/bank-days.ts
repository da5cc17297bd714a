import { addDays, civilDateAt, movementReference } from '@semilla/contract';
import { camt053File, camt053Text } from '@semilla/contract/testing';
import { matchEntries } from '../src/money/matching/match-entries.ts';
import type { BankStatement } from '../src/payment/statements/bank-statement.ts';
import { entryOf, statementOf } from './bank-files.ts';
import type { Caller } from './callers.ts';
import { formOf } from './forms.ts';
import { payeeOf, senderOf } from './payee-of.ts';
import type { TestApp } from './test-app.ts';

export type Shown = Parameters<typeof entryOf>[0];

/** The bank movement that pays a withdrawal. */
export const left = (transactionId: string, amountCents = 20_000, more: Partial<Shown> = {}): Shown => ({
  amountCents: -amountCents,
  reference: movementReference(transactionId),
  ...more,
});

/** The bank movement that returns the payment of a withdrawal. */
export const cameBack = (transactionId: string, amountCents = 20_000, more: Partial<Shown> = {}): Shown => ({
  amountCents,
  reference: movementReference(transactionId),
  isReturn: true,
  ...more,
});

const toCamt = (statement: BankStatement) => camt053File(camt053Text([statement]));

/** Daily bank statements, beginning some weeks ago. */
export function bankDays(test: TestApp, by: Caller) {
  let [openingCents, day] = [0, addDays(civilDateAt(test.clock.now), -50)];
  /**
   * Two people import a file with the statement of the next day, which is then matched; returns its movements in the
   * same order. Money with a reference comes from the customer whom it names, unless the movement says otherwise.
   */
  async function showsIn(toFile: (statement: BankStatement) => File, ...given: Shown[]) {
    day = addDays(day, 1);
    const others = await Promise.all(
      given.map(({ amountCents, isReturn, reference }) => {
        if (amountCents < 0) return payeeOf(test, reference);
        return isReturn ? {} : senderOf(test, reference);
      }),
    );
    const entries = given.map((one, index) =>
      entryOf({ bookedOn: day, bankReference: `${day} ${index}`, ...others[index], ...one }),
    );
    const statement = statementOf(entries, { openingCents, from: day, to: day });
    openingCents = statement.closingCents;
    const form = formOf({ file: toFile(statement) });
    const answer = await by.post('/v1/payment/bank-statements', { form });
    if (answer.statusCode !== 201) throw new Error(answer.body);
    await matchEntries(test.app);
    const url = `/v1/payment/bank-entries?fromDate=${day}&toDate=${day}&take=100`;
    const { data } = (await by.get(url)).json();
    return entries.map(({ bankReference }) =>
      data.find((entry: { bankReference: string }) => entry.bankReference === bankReference),
    );
  }
  return { showsIn, shows: (...given: Shown[]) => showsIn(toCamt, ...given) };
}
