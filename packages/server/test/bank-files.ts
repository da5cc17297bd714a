import {
  type BankStatement,
  type StatementEntry,
  StatementProblem,
  sumOf,
} from '../src/payment/statements/bank-statement.ts';
import { parseStatements } from '../src/payment/statements/parse-statements.ts';

/** An entry of a statement, for tests. */
export function entryOf(
  given: Partial<StatementEntry> & Pick<StatementEntry, 'amountCents'>,
): StatementEntry {
  return {
    bookedOn: '2026-03-02',
    valueOn: given.bookedOn ?? '2026-03-02',
    bankReference: null,
    reference: null,
    counterpartyName: null,
    counterpartyAccount: null,
    text: '',
    isReturn: false,
    returnReason: null,
    ...given,
  };
}

/** A statement whose balances follow from its entries. */
export function statementOf(entries: StatementEntry[], given: Partial<BankStatement> = {}): BankStatement {
  const days = entries.map(({ bookedOn }) => bookedOn).sort();
  const openingCents = given.openingCents ?? 0;
  return {
    account: 'ES9121000418450200051332',
    currency: 'EUR',
    from: days[0] ?? '2026-03-02',
    to: days.at(-1) ?? '2026-03-02',
    closingCents: openingCents + sumOf(entries),
    entries,
    ...given,
    openingCents,
  };
}

export const utf8 = (text: string) => Buffer.from(text, 'utf8');

/** Why a bank file is refused, and where; undefined if it can be read. */
export function problemInFile(bytes: Uint8Array) {
  try {
    parseStatements(bytes);
  } catch (error) {
    if (error instanceof StatementProblem) return [error.code, error.params];
    throw error;
  }
  return undefined;
}
