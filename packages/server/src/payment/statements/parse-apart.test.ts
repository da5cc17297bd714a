/** Goal: a large file of the bank keeps no other request waiting. Method: how long the main thread works while one is read. */
import { performance } from 'node:perf_hooks';
import { camt053File, camt053Text } from '@semilla/contract/testing';
import { expect, it } from 'vitest';
import { entryOf, statementOf } from '../../../test/bank-files.ts';
import { parseApart } from './parse-apart.ts';
import { parseStatements } from './parse-statements.ts';

const statement = statementOf(
  Array.from({ length: 10_000 }, (_, index) =>
    entryOf({
      amountCents: 1_000 + index,
      bankReference: String(index),
      counterpartyName: `Lucía Ferrer Soler ${index}`,
      counterpartyAccount: 'ES7921000813610123456789',
      text: 'TRANSFERENCIA',
    }),
  ),
);
const text = camt053Text([statement]);

it('[C10][L49] reads a large file as a small one, and leaves the thread of the requests free', async () => {
  const bytes = await camt053File(text).bytes();
  const before = performance.eventLoopUtilization();
  const parsed = await parseApart(bytes);
  const { active, idle } = performance.eventLoopUtilization(before);
  expect(parsed).toEqual(parseStatements(bytes));
  expect(active).toBeLessThan(idle);
});

it('[L49] refuses a large file that does not add up with the place, and one that is cut off', async () => {
  const wrong = text.replace('<Amt Ccy="EUR">10.00</Amt>', '<Amt Ccy="EUR">10.01</Amt>');
  await expect(parseApart(await camt053File(wrong).bytes())).rejects.toMatchObject({
    name: 'StatementProblem',
    code: 'statement_totals',
    params: { statement: 1 },
  });
  const cut = await camt053File(text.slice(0, -500)).bytes();
  await expect(parseApart(cut)).rejects.toMatchObject({ code: 'statement_cut' });
});
