/**
 * Goal: a large bank file does not delay other requests. Method: compares the processor
 * time of the main thread while a file is read with that of reading it there, which does not depend on other work.
 */
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

const sumOf = ({ user, system }: NodeJS.CpuUsage) => user + system;

it('[C10][L49] reads a large file like a small one, without blocking the main thread', async () => {
  const bytes = await camt053File(text).bytes();
  const apart: number[] = [];
  const here: number[] = [];
  let parsed: unknown;
  let expected: unknown;
  // The least of a few, because collecting garbage counts too.
  for (let round = 0; round < 3; round += 1) {
    const before = process.threadCpuUsage();
    parsed = await parseApart(bytes);
    apart.push(sumOf(process.threadCpuUsage(before)));
    const beforeParsing = process.threadCpuUsage();
    expected = parseStatements(bytes);
    here.push(sumOf(process.threadCpuUsage(beforeParsing)));
  }
  expect(parsed).toEqual(expected);
  expect(Math.min(...apart)).toBeLessThan(Math.min(...here) / 2);
});

it('[L49] refuses a large file that is cut off or does not add up, and says where', async () => {
  const wrong = text.replace('<Amt Ccy="EUR">10.00</Amt>', '<Amt Ccy="EUR">10.01</Amt>');
  await expect(parseApart(await camt053File(wrong).bytes())).rejects.toMatchObject({
    name: 'StatementProblem',
    code: 'statement_totals',
    params: { statement: 1 },
  });
  const cut = await camt053File(text.slice(0, -500)).bytes();
  await expect(parseApart(cut)).rejects.toMatchObject({ code: 'statement_cut' });
});
