import { formatDate, formatPercent } from '@semilla/format';
import type { Locale, Translate } from '@semilla/i18n';
import type { Holder, StatementProjects } from './queries.ts';
import type { PendingLine, Statement, StatementLine } from './statement-of.ts';

/** A statement with its holder, its projects and the other data shown in CSV and PDF. */
export interface StatementPaper {
  statement: Statement;
  holder: Holder;
  projects: StatementProjects;
  walletId: string;
  reference: string;
  issuedAt: Date;
  brandName: string;
  locale: Locale;
}

export function lineText(
  t: Translate,
  { kind, projectId }: StatementLine,
  projects: StatementProjects,
): string {
  return t(`wallet.statement.kinds.${kind}`, { project: projects.get(projectId ?? '')?.name ?? '' });
}

function outcomeText(t: Translate, { outcome }: StatementLine): string {
  if (!outcome) return '';
  return t(`wallet.statement.outcomes.${outcome.status}`, { date: formatDate(outcome.at) });
}

function rateText(t: Translate, { rateHundredths }: StatementLine, locale: Locale): string {
  if (rateHundredths == null) return '';
  return t('wallet.statement.taxRate', { rate: formatPercent(rateHundredths, locale) });
}

const yearText = (t: Translate, { countsFor }: StatementLine): string =>
  countsFor === null ? '' : t('wallet.statement.countsFor', { year: String(countsFor) });

/** The details of a line: bank account, tax rate, tax year and outcome. */
export function lineDetail(t: Translate, line: StatementLine, locale: Locale): string {
  return [line.bankAccount, rateText(t, line, locale), yearText(t, line), outcomeText(t, line)]
    .filter(Boolean)
    .join(' · ');
}

export function pendingText(t: Translate, { kind }: PendingLine): string {
  return t(kind === 'deposit' ? 'wallet.statement.waitingDeposit' : 'wallet.statement.waitingWithdrawal');
}

export function holderName({ name, surname }: Holder): string {
  return [name, surname].filter(Boolean).join(' ');
}

/** The holder's personal data as labels and values; empty for a deleted user. */
export function holderFacts(t: Translate, holder: Holder): [label: string, value: string][] {
  const { documentType, documentNumber, email, legalRepresentativeName } = holder;
  if (holder.deletedAt) return [];
  const documentLabel = documentType
    ? t(`account.identificationDocumentTypes.${documentType}`)
    : t('wallet.statement.document');
  const facts: [string, string | null][] = [
    [t('wallet.statement.legalRepresentative'), legalRepresentativeName],
    [documentLabel, documentNumber],
    [t('wallet.statement.email'), email],
  ];
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
}

export function periodText(t: Translate, { fromDate, toDate }: Statement['period']): string {
  return t('wallet.statement.fromTo', { from: formatDate(fromDate), to: formatDate(toDate) });
}
