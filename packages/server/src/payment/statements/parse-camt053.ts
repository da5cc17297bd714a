import { addDays } from '@semilla/contract/calendar';
import { formatMoney } from '@semilla/format';
import { z } from 'zod';
import { type BankStatement, StatementProblem, sumOf } from './bank-statement.ts';
import { camtAmount, camtDate, camtSide, centsIn, maybe, signedCents } from './camt-values.ts';
import { joinPages, type Page } from './join-pages.ts';
import { readBankXml } from './read-bank-xml.ts';
import { readCamtEntries } from './read-camt-entries.ts';

const several = new Set(['Stmt', 'Bal', 'Ntry', 'NtryDtls', 'TxDtls', 'Ustrd', 'Strd', 'AddtlRmtInf']);

/** The version in the namespace, which some banks write in a form of their own. */
const version = /\sxmlns(?::\w+)?=["'][^"']*\bcamt\.053\.001\.(\d\d)\b/;
const [firstVersion, lastVersion] = [2, 14];

const balance = z.object({
  Tp: z.object({ CdOrPrtry: z.object({ Cd: z.string().optional() }) }),
  Amt: camtAmount,
  CdtDbtInd: camtSide,
  Dt: camtDate,
});

const total = z.object({
  NbOfNtries: z.string().regex(/^\d+$/).optional(),
  Sum: z
    .string()
    .regex(/^\d{1,15}(?:\.\d{1,5})?$/)
    .optional(),
});
/** The last day of a period. Some banks give the midnight after that day as the end. */
function lastDayOf({ FrDtTm, ToDtTm }: { FrDtTm: string; ToDtTm: string }): string {
  const to = ToDtTm.slice(0, 10);
  const isMidnight = /^T00:00(?::00(?:\.0+)?)?/.test(ToDtTm.slice(10)) && FrDtTm.slice(0, 10) < to;
  return isMidnight ? addDays(to, -1) : to;
}

const moment = z.string().refine((text) => z.iso.date().safeParse(text.slice(0, 10)).success);
const period = z
  .object({ FrDtTm: moment, ToDtTm: moment })
  .transform((given) => ({
    from: given.FrDtTm.slice(0, 10),
    to: lastDayOf(given),
    until: given.ToDtTm.slice(0, 10),
  }))
  .refine(({ from, to }) => from <= to);

const statement = z.object({
  FrToDt: period.optional(),
  Acct: z.object({
    // An account without an IBAN is not the platform's, but may be in the same file.
    Id: z
      .object({ IBAN: z.string().optional(), Othr: z.object({ Id: z.string() }).optional() })
      .transform(({ IBAN, Othr }) => IBAN ?? Othr?.Id)
      .pipe(z.string()),
    Ccy: z.string().optional(),
  }),
  Bal: z.array(balance),
  TxsSummry: maybe(
    z.object({
      TtlNtries: maybe(total),
      TtlCdtNtries: maybe(total),
      TtlDbtNtries: maybe(total),
    }),
  ),
});

type Statement = z.output<typeof statement>;

/**
 * The opening or closing balance. A page that begins or ends within a statement has an interim balance there: the first, or the
 * last one.
 */
function balanceOf(found: Statement, which: 'opening' | 'closing', number: number) {
  const ofCodes = (...codes: string[]) => found.Bal.filter(({ Tp }) => codes.includes(Tp.CdOrPrtry.Cd ?? ''));
  const [booked] = which === 'opening' ? ofCodes('OPBD', 'PRCD') : ofCodes('CLBD');
  const given = booked ?? ofCodes('ITBD').at(which === 'opening' ? 0 : -1);
  const value = given && signedCents(given);
  if (value === undefined) throw new StatementProblem('statement_balances', { statement: number });
  return { value, on: given?.Dt ?? '', currency: given?.Amt['@Ccy'] ?? '', isInterim: booked === undefined };
}

/** Refuses a summary whose counts or sums differ from the listed entries. */
function checkSummary(
  { TxsSummry }: Statement,
  amounts: readonly { cents: number; isDebit: boolean }[],
  number: number,
): void {
  const credits = amounts.filter(({ isDebit }) => !isDebit);
  const debits = amounts.filter(({ isDebit }) => isDebit);
  const all = [
    [TxsSummry?.TtlNtries, amounts],
    [TxsSummry?.TtlCdtNtries, credits],
    [TxsSummry?.TtlDbtNtries, debits],
  ] as const;
  for (const [given, listed] of all) {
    const { NbOfNtries: counted, Sum: summed } = given ?? {};
    if (counted !== undefined && Number(counted) !== listed.length)
      throw new StatementProblem('statement_entries', {
        statement: number,
        given: counted,
        counted: listed.length,
      });
    const computed = listed.map(({ cents }) => cents).reduce((sum, cents) => sum + cents, 0);
    if (summed !== undefined && centsIn(summed) !== computed)
      throw new StatementProblem('statement_summary', {
        statement: number,
        given: formatMoney(centsIn(summed) ?? 0),
        computed: formatMoney(computed),
      });
  }
}

function asPage(raw: Record<string, unknown>, index: number): Page {
  const number = index + 1;
  const parsed = statement.safeParse(raw);
  if (!parsed.success) throw new StatementProblem('statement_form', { statement: number });
  const { Acct, FrToDt } = parsed.data;
  const opening = balanceOf(parsed.data, 'opening', number);
  const closing = balanceOf(parsed.data, 'closing', number);
  const { currency } = closing;
  const listed = (raw.Ntry as unknown[] | undefined) ?? [];
  const account = Acct.Id.replace(/\s/g, '');
  // A period that ends at midnight includes that day if the closing balance is of that day.
  const { from = '', to } =
    FrToDt?.until === closing.on ? { from: FrToDt.from, to: closing.on } : (FrToDt ?? { to: closing.on });
  const given = { currency, ownAccount: account, statement: number, from, to };
  const { entries, amounts } = readCamtEntries(listed, given);
  checkSummary(parsed.data, amounts, number);
  const computed = opening.value + sumOf(entries);
  if (computed !== closing.value)
    throw new StatementProblem('statement_totals', {
      statement: number,
      given: formatMoney(closing.value),
      computed: formatMoney(computed),
    });
  const days = entries.map(({ bookedOn }) => bookedOn).sort();
  return {
    statement: {
      account,
      currency: Acct.Ccy ?? currency,
      from: from || (days[0] ?? to),
      to,
      openingCents: opening.value,
      closingCents: closing.value,
      entries,
    },
    isContinued: opening.isInterim,
    isUnfinished: closing.isInterim,
  };
}

const document = z.object({
  Document: z.object({ BkToCstmrStmt: z.object({ Stmt: z.array(z.record(z.string(), z.unknown())) }) }),
});

/** Reads an ISO 20022 statement (camt.053, versions 02 to 14), or refuses it with the place. */
export function parseCamt053(bytes: Uint8Array): BankStatement[] {
  const { text, content } = readBankXml(bytes, several);
  const read = document.safeParse(content).data;
  const given = version.exec(text)?.[1];
  if (given && (Number(given) < firstVersion || Number(given) > lastVersion))
    throw new StatementProblem('statement_version', { version: given });
  if (!read || !given) throw new StatementProblem('statement_unknown');
  return joinPages(read.Document.BkToCstmrStmt.Stmt.map(asPage));
}
