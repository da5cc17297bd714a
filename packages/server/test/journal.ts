import type { Caller } from './callers.ts';
import { acceptedAccount, approve, askFor } from './money.ts';
import { givenTaxYears, type TaxYears } from './tax-years.ts';

interface Period {
  fromDate: string;
  toDate: string;
}

/** The period of the late project's payment and of the withdrawal. */
export const lastMonths: Period = { fromDate: '2026-06-01', toDate: '2027-01-05' };

/** Two years of two investors; at the end one of them withdraws 12.34 euros. */
export async function givenAccountedYears(): Promise<TaxYears> {
  const years = await givenTaxYears();
  const { test, admin, lucia } = years;
  await acceptedAccount(test, lucia.userId);
  const { transactionId } = (await askFor(lucia, { type: 'withdraw', amount: '12.34' })).json();
  await approve(admin, transactionId);
  return years;
}

/** An address of the accounting for a period. */
export const accountingUrl = (path: string, { fromDate, toDate }: Period) =>
  `/v1/wallet/${path}?fromDate=${fromDate}&toDate=${toDate}`;

/** Downloads the journal of a period as a file. */
export const downloadJournal = (caller: Caller, format: 'csv' | 'xlsx', period: Period, language = 'es') =>
  caller.get(accountingUrl(`journal/${format}`, period), { headers: { 'accept-language': language } });

/** The lines of the journal below its header, by their columns. */
export async function journalLinesOf(caller: Caller, period: Period) {
  const answer = await downloadJournal(caller, 'csv', period);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  const [, ...lines] = answer.body.slice(1).trimEnd().split('\r\n');
  return lines.map((line) => {
    const [number, day, code, name, act, customer, project, debit, credit] = line
      .split(';')
      .map((cell) => cell.replaceAll('"', ''));
    return { number: Number(number), day, code, name, act, customer, project, debit, credit };
  });
}

interface Total {
  code: string;
  name: string;
  kinds: string[];
  opening: string;
  debit: string;
  credit: string;
  closing: string;
}

export async function journalTotalsOf(caller: Caller, period: Period) {
  const answer = await caller.get(accountingUrl('journal-totals', period));
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json() as { data: Total[]; entries: number; debit: string; credit: string };
}

/** The cents of an amount as the API and the files write it; an empty cell is zero. */
export const centsOf = (text = '') => Number(text.replace(/[.,]/, '') || 0);
