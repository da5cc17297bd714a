import { addDays, civilDateAt } from '@semilla/contract';
import { formatDate, maskIban } from '@semilla/format';
import { ApiError, InvalidInput } from '../../kit/errors.ts';
import type { Services } from '../../kit/services.ts';
import { digestOfFile } from '../bank-files/queries.ts';
import type { PaymentReport } from '../payment-files/parse-pain002.ts';
import { type BankStatement, StatementProblem } from './bank-statement.ts';
import { parseApart } from './parse-apart.ts';
import type { ParsedFile } from './parse-bank-file.ts';
import type { StatementFormat } from './parse-statements.ts';

/** Refuses statements in another currency, days in the future, and gaps between two statements of the file. */
function checkFile(statements: readonly BankStatement[], today: string): void {
  for (const [index, statement] of statements.entries()) {
    if (statement.currency !== 'EUR')
      throw new StatementProblem('statement_currency', { currency: statement.currency });
    if (statement.to > today)
      throw new StatementProblem('statement_to_come', { day: formatDate(statement.to) });
    const before = statements[index - 1];
    if (before && statement.from > addDays(before.to, 1))
      throw new StatementProblem('statement_gap', {
        from: formatDate(before.to),
        to: formatDate(statement.from),
      });
  }
}

/** A report of the bank on the payments of a file. */
interface ReadReport {
  report: PaymentReport;
  /** The SHA-256 of the file. */
  digest: string;
}

interface ReadStatements {
  report?: undefined;
  account: string;
  digest: string;
  format: StatementFormat;
  /** Those of the platform's account, sorted by their first day. */
  statements: BankStatement[];
  /** The other accounts in the file, masked. */
  otherAccounts: string[];
}

/** The statements of the platform's account. A file may have those of other accounts too, but not of others alone. */
function ofAccount(all: readonly BankStatement[], account: string) {
  const [statements = [], others = []] = [true, false].map((isOwn) =>
    all.filter((statement) => (statement.account === account) === isOwn),
  );
  const otherAccounts = [...new Set(others.map((other) => maskIban(other.account)))];
  if (!statements.length && others.length)
    throw new StatementProblem('statement_account', { account: otherAccounts.join(', ') });
  return { statements, otherAccounts };
}

const keptMs = 600_000;
let latest: { digest: string; reading: Promise<ParsedFile> } | undefined;

/**
 * A file is read several times: for the second person, for a preview and for the import. The result is cached for a while,
 * because reading 10,000 movements takes seconds.
 */
async function parsed(file: File): Promise<ParsedFile & { digest: string }> {
  const bytes = await file.bytes();
  const digest = digestOfFile(bytes);
  if (latest?.digest === digest) return { ...(await latest.reading), digest };
  const reading = parseApart(bytes);
  const kept = { digest, reading };
  latest = kept;
  const forget = () => {
    if (latest === kept) latest = undefined;
  };
  setTimeout(forget, keptMs).unref();
  reading.catch(forget);
  return { ...(await reading), digest };
}

/** Reads a bank file and passes it to `work`, or refuses the whole file with the place and the reason. */
export async function withFile<T>(
  services: Services,
  file: File,
  work: (read: ReadReport | ReadStatements) => Promise<T>,
): Promise<T> {
  const { account } = services.config.depositAccount ?? {};
  if (!account) throw new ApiError('payment.no_deposit_account');
  try {
    const read = await parsed(file);
    if (read.report) return await work(read);
    const { digest, format, statements } = read;
    const own = ofAccount(statements, account);
    const inOrder = own.statements.toSorted((one, other) => one.from.localeCompare(other.from));
    checkFile(inOrder, civilDateAt(services.now()));
    return await work({ ...own, account, digest, format, statements: inOrder });
  } catch (error) {
    if (!(error instanceof StatementProblem)) throw error;
    throw new InvalidInput([{ path: 'file', code: error.code, params: error.params }]);
  }
}
