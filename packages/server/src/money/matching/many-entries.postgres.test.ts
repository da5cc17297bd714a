/**
 * Goal: a statement of 10,000 movements is imported and matched in ten seconds (fewer without TEST_LONG). Method: transfers of
 * 200 customers with wallet references, names and accounts, on PostgreSQL. The processor time is limited, because other tests run
 * at the same time. With TEST_LONG, on an otherwise idle machine, the elapsed time is limited too.
 */
import { type Cents, walletReference } from '@semilla/contract';
import { camt053File, camt053Text } from '@semilla/contract/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { entryOf, statementOf } from '../../../test/bank-files.ts';
import { as, type Caller } from '../../../test/callers.ts';
import { formOf } from '../../../test/forms.ts';
import { balances, compareBooks } from '../../../test/orders.ts';
import { newPostgresDatabase } from '../../../test/postgres/databases.ts';
import { isLong, sized } from '../../../test/seed.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { walletOf } from '../../../test/wallets.ts';
import { openDatabase } from '../../kit/database/open-database.ts';
import { spanishIban } from '../../payment/statements/spanish-iban.ts';
import { bankEntries } from '../../schema/bank-entries.ts';

const [customers, entriesEach] = [sized(20, 200), 50];
const total = customers * entriesEach;
/** Half as long for a tenth of the movements, because the first ones cost more and other tests run at the same time. */
const secondsMax = sized(5, 10);
let test: TestApp;
let marta: Caller;
beforeAll(async () => {
  const url = await newPostgresDatabase(inject('postgresUrl'));
  test = await buildTestApp({
    database: await openDatabase({ database: { kind: 'postgres', url } }),
    config: { fourEyesCents: 1_000_000_000_00 as Cents },
  });
  marta = await as(test, 'admin');
});
afterAll(async () => {
  await compareBooks(test);
  await test.close();
});

it(`[C10][L49] imports and matches a statement of ${total} movements`, async () => {
  const surnameOf = (index: number) =>
    `Ferrer Soler ${'abcdefghij'[index % 10]}${'abcdefghijklmnopqrst'[Math.floor(index / 10)]}`;
  const owners = await Promise.all(
    Array.from({ length: customers }, (_, index) =>
      as(test, 'user', { name: 'María del Carmen', surname: surnameOf(index) }),
    ),
  );
  const accounts = owners.map((_, index) => spanishIban('2100', '0813', String(index).padStart(10, '0')));
  const references = await Promise.all(
    owners.map(async (owner) => walletReference((await walletOf(owner)).walletId)),
  );
  const entries = Array.from({ length: total }, (_, index) =>
    entryOf({
      amountCents: 1_000,
      bankReference: String(index),
      reference: references[index % customers] as string,
      counterpartyName: `María del Carmen ${surnameOf(index % customers)}`,
      counterpartyAccount: accounts[index % customers] as string,
      text: `TRANSFERENCIA INMEDIATA ${index}`,
    }),
  );
  const { account = '' } = test.services.config.depositAccount ?? {};
  const file = camt053File(camt053Text([statementOf(entries, { account })]));

  const [before, startedAt] = [process.cpuUsage(), performance.now()];
  const answer = await marta.post('/v1/payment/bank-statements', { form: formOf({ file }) });
  await until(async () => {
    const [next] = await test.db.select().from(bankEntries).where(eq(bankEntries.state, 'new')).limit(1);
    return next ? undefined : true;
  });
  const { user, system } = process.cpuUsage(before);
  const seconds = (user + system) / 1_000_000;
  const elapsedSeconds = (performance.now() - startedAt) / 1_000;
  console.log(
    `${total} movements in ${elapsedSeconds.toFixed(1)} s, ${seconds.toFixed(1)} s of the processor`,
  );

  expect(answer.json()).toMatchObject({ newEntries: total });
  const wallets = owners.map(({ userId }) => `wallet:${userId}` as const);
  expect(new Set(await balances(test, ...wallets))).toEqual(new Set([entriesEach * 1_000]));
  expect(seconds).toBeLessThan(secondsMax);
  if (isLong) expect(elapsedSeconds).toBeLessThan(secondsMax);
});
