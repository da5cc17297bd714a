/**
 * Goal: one outcome for a payment that came back, however the bank tells it. Method: a withdrawal, its payment, its return and a
 * new deposit of the same amount, in every format, way of paying, and order. The ids of movements are random anyway.
 */

import { addDays, civilDateAt, movementReference, walletReference } from '@semilla/contract';
import { camt053File, camt053Text, norma43File, norma43Lines } from '@semilla/contract/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entryOf, statementOf } from '../../../test/bank-files.ts';
import { as, type Caller } from '../../../test/callers.ts';
import { formOf } from '../../../test/forms.ts';
import { approve, giveMoney, transactionsUrl } from '../../../test/money.ts';
import { balances, compareBooks } from '../../../test/orders.ts';
import { payeeOf } from '../../../test/payee-of.ts';
import { paymentFileActs } from '../../../test/payment-files.ts';
import { givenPlatformWithBank } from '../../../test/platform-with-bank.ts';
import { sized } from '../../../test/seed.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { walletOf } from '../../../test/wallets.ts';
import type { StatementEntry } from '../../payment/statements/bank-statement.ts';
import { bankEntries } from '../../schema/bank-entries.ts';
import { transactions } from '../../schema/transactions.ts';
import { matchEntries } from './match-entries.ts';

let test: TestApp;
let marta: Caller;
let elena: Caller;
let files: ReturnType<typeof paymentFileActs>;
beforeAll(async () => {
  ({ test, marta, elena } = await givenPlatformWithBank());
  files = paymentFileActs(test, marta, elena);
});
afterAll(async () => {
  await compareBooks(test);
  await test.close();
});

const code = (subFamily: string) =>
  `<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>${subFamily}</SubFmlyCd></Fmly></Domn></BkTxCd>`;
const ownCode = (text: string) => `<BkTxCd><Prtry><Cd>${text}</Cd></Prtry></BkTxCd>`;
const anyCode = /<BkTxCd>.*?<\/BkTxCd>/;
const inDetails = (xml: string) => (entry: string) => entry.replace('\n</TxDtls>', `${xml}\n</TxDtls>`);
const inEntry = (xml: string) => (entry: string) => entry.replace(anyCode, xml);

/** How a bank may say in camt.053 that an entry is a return. */
const camtForms = {
  'return information': inDetails('<RtrInf/>'),
  'reversal mark': (entry: string) => entry.replace('<Sts>', '<RvslInd>true</RvslInd><Sts>'),
  'code of the entry': inEntry(code('RRTN')),
  'code of the transaction': inDetails(code('RRTN')),
  'code of a cancellation': inEntry(code('RPCR')),
  'own code 14': inEntry(ownCode('14067')),
  'own code 98': inEntry(ownCode('98067')),
  'SWIFT code': inEntry(ownCode('NRTI')),
  'only the reference': (entry: string) => entry,
};
/** The common concept codes of Norma 43; with that of transfers, only the reference shows that it is a return. */
const norma43Forms = { 'concept 14': '14', 'concept 98': '98', 'only the reference': '04' };

const back = 'B0000000001';
type Form = (entries: StatementEntry[], days: object) => File;
const asCamt =
  (mark: (entry: string) => string): Form =>
  (entries, days) =>
    camt053File(
      camt053Text([statementOf(entries, days)]).replace(/<Ntry>[\s\S]*?<\/Ntry>/g, (entry) =>
        entry.includes(back) ? mark(entry) : entry,
      ),
    );
const asNorma43 =
  (concept: string): Form =>
  (entries, days) =>
    norma43File(
      norma43Lines([statementOf(entries, days)]).map((line) =>
        line.startsWith('22') && line.includes(back.slice(0, 10))
          ? `${line.slice(0, 22)}${concept}${line.slice(24)}`
          : line,
      ),
    );
const forms = new Map<string, Form>([
  ...Object.entries(camtForms).map(([name, mark]) => [`camt.053, ${name}`, asCamt(mark)] as const),
  ...Object.entries(norma43Forms).map(
    ([name, concept]) => [`Norma 43, ${name}`, asNorma43(concept)] as const,
  ),
]);

const permutations = (items: readonly number[]): number[][] =>
  items.length
    ? items.flatMap((item) =>
        permutations(items.filter((one) => one !== item)).map((rest) => [item, ...rest]),
      )
    : [[]];

const ways = ['file', 'by hand, apart', 'by hand, together'] as const;
const orders = permutations([0, 1, 2]);

/** Every form with every way, each with so many of the orders, which take turns. `npm run test:long` tries all. */
const casesOf = (ordersEach: number) =>
  [...forms]
    .flatMap(([name, form], row) => ways.map((way, column) => ({ name, form, way, turn: row + column })))
    .flatMap((pair) =>
      orders
        .filter((_, place) => (place + pair.turn) % (orders.length / ordersEach) === 0)
        .map((order) => ({ ...pair, order })),
    );

let day = '';
let openingCents = 0;

/** Two people import a file with these movements of the next day, which are then matched. Their ids are random. */
async function shows(form: Form, entries: StatementEntry[]): Promise<void> {
  day = addDays(day || addDays(civilDateAt(test.clock.now), -700), 1);
  const ofDay = entries.map((entry) => ({ ...entry, bookedOn: day, valueOn: day }));
  const file = form(ofDay, { openingCents, from: day, to: day });
  openingCents += entries.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const answer = await marta.post('/v1/payment/bank-statements', { form: formOf({ file }) });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  await matchEntries(test.app);
}

describe('a payment that came back', () => {
  it('[L49] has one outcome, whatever the format, the mark, the files and their order', async () => {
    const lucia = await as(test, 'user', { name: 'Lucía', surname: 'Ferrer Soler' });
    await giveMoney(test, lucia.userId, 10_000_000);
    const counterpartyName = 'LUCIA FERRER SOLER';
    const own = walletReference((await walletOf(lucia)).walletId);
    const walletCents = async () => (await balances(test, `wallet:${lucia.userId}`))[0] ?? 0;
    for (const { name, form, way, order } of casesOf(sized(1, orders.length))) {
      const isByHand = way !== 'file';
      const before = await walletCents();
      const id = await files.withdrawal(lucia);
      if (isByHand) await approve(elena, id);
      else await files.taken();
      const reference = movementReference(id);
      const payee = await payeeOf(test, reference);
      const facts = [
        entryOf({ amountCents: -20_000, reference, text: reference, bankReference: `P${day}`, ...payee }),
        entryOf({
          amountCents: 20_000,
          reference,
          text: reference,
          bankReference: back,
          counterpartyName,
        }),
        entryOf({
          amountCents: 20_000,
          reference: own,
          text: own,
          bankReference: `D${day}`,
          counterpartyName,
        }),
      ];
      const shown = order.map((index) => facts[index] as StatementEntry);
      // Norma 43 does not name the account that a payment file paid, so two people would have to confirm it.
      const formOfPayment = isByHand ? form : asCamt((entry) => entry);
      if (way === 'by hand, together') await shows(form, shown);
      else for (const entry of shown) await shows(entry.amountCents < 0 ? formOfPayment : form, [entry]);

      const said = `${name}, ${way}, in the order ${order}`;
      expect(await walletCents(), said).toBe(before + 20_000);
      expect((await elena.get(`${transactionsUrl}/${id}`)).json(), said).toMatchObject({
        status: 'completed',
        returnedAt: expect.any(String),
      });
      const made = await test.db.select().from(transactions).where(eq(transactions.returnedWithdrawalId, id));
      expect(made, said).toHaveLength(1);
      const waiting = await test.db.select().from(bankEntries).where(eq(bankEntries.state, 'waiting'));
      expect(waiting, said).toEqual([]);
    }
  });
});
