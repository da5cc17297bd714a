import { addDays } from '@semilla/contract';
import { formatDate } from '@semilla/format';
import { createTranslator } from '@semilla/i18n';
import type { SecondLook } from '../../kit/approvals/second-look.ts';
import type { Db } from '../../kit/database/types.ts';
import type { Services } from '../../kit/services.ts';
import { findUserById } from '../../kit/users/queries.ts';
import { findRejected } from '../payment-files/find-rejected.ts';
import { type BankStatement, periodOf } from './bank-statement.ts';
import { mergeDays } from './merge-days.ts';
import { findKnownDays, findSameStatement } from './queries.ts';
import { withFile } from './with-file.ts';

function daysOf(statements: readonly BankStatement[]): string {
  const { from, to } = periodOf(statements);
  return from === to ? formatDate(from) : `${formatDate(from)} – ${formatDate(to)}`;
}

async function isKnown(tx: Db, statement: BankStatement): Promise<boolean> {
  const { account, from, to } = statement;
  const known = await findKnownDays(tx, account, addDays(from, -1), addDays(to, 1));
  return mergeDays(statement, known).length === 0 && (await findSameStatement(tx, statement)) !== undefined;
}

async function areKnown(tx: Db, statements: readonly BankStatement[]): Promise<boolean> {
  for (const statement of statements) {
    if (!(await isKnown(tx, statement))) return false;
  }
  return true;
}

/** A second person compares the contents of a file with the bank. A file that was imported before needs no second person. */
export function lookAtImport(
  tx: Db,
  services: Services,
  { file, importedById }: { file: File; importedById: string },
): Promise<SecondLook | undefined> {
  return withFile(services, file, async (read) => {
    const isKnownFile = read.report
      ? (await findRejected(tx, read.report)).payments.length === 0
      : await areKnown(tx, read.statements);
    if (isKnownFile) return undefined;
    const id = read.digest.slice(0, 32);
    const name = read.report ? read.report.messageId : daysOf(read.statements);
    const { language } = await findUserById(tx, importedById);
    const t = createTranslator(language);
    return {
      act: 'importStatement',
      subject: { type: 'bank-statement', id, name },
      onceKey: id,
      beneficiaryId: null,
      enteredById: null,
      why: read.report
        ? t('payment.bank.reportWhy', { file: name })
        : t('payment.bank.importWhy', { days: name }),
    };
  });
}
