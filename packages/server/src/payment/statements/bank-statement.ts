export interface StatementEntry {
  bookedOn: string;
  valueOn: string;
  /** Negative if the money left the account. */
  amountCents: number;
  /** The bank's own reference, the same in every report of this movement. */
  bankReference: string | null;
  /** The reference that the sender gave. */
  reference: string | null;
  counterpartyName: string | null;
  counterpartyAccount: string | null;
  text: string;
  /** Whether the bank returned or rejected a payment. */
  isReturn: boolean;
  /** The ISO 20022 code of the reason; null if the bank gives none. */
  returnReason: string | null;
}

/** What a bank reports about one account for whole days, from the opening to the closing balance. */
export interface BankStatement {
  account: string;
  /** The ISO 4217 code. */
  currency: string;
  from: string;
  to: string;
  openingCents: number;
  closingCents: number;
  entries: StatementEntry[];
}

type ProblemCode =
  | 'statement_unknown'
  | 'statement_version'
  | 'statement_encoding'
  | 'statement_entities'
  | 'statement_cut'
  | 'statement_line'
  | 'statement_outside'
  | 'statement_entry'
  | 'statement_entry_outside'
  | 'statement_entry_currency'
  | 'statement_sum'
  | 'statement_count'
  | 'statement_totals'
  | 'statement_summary'
  | 'statement_entries'
  | 'statement_balances'
  | 'statement_form'
  | 'statement_days'
  | 'statement_day'
  | 'statement_gap'
  | 'statement_to_come'
  | 'statement_account'
  | 'statement_currency'
  | 'report_form'
  | 'report_file'
  | 'report_payment'
  | 'report_paid';

/** Why and where a file is refused. */
export class StatementProblem extends Error {
  override name = 'StatementProblem';
  readonly code: ProblemCode;
  readonly params: Record<string, string | number>;

  constructor(code: ProblemCode, params: Record<string, string | number> = {}) {
    super(`${code} ${JSON.stringify(params)}`);
    this.code = code;
    this.params = params;
  }
}

export const sumOf = (entries: readonly StatementEntry[]): number =>
  entries.reduce((sum, { amountCents }) => sum + amountCents, 0);

/** The first and the last day of statements that are sorted by their first day. */
export function periodOf(statements: readonly BankStatement[]): { from: string; to: string } {
  const from = statements[0]?.from ?? '';
  const lastDays = statements.map(({ to }) => to).sort();
  return { from, to: lastDays.at(-1) ?? from };
}
