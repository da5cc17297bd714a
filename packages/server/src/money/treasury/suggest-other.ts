import { civilDateAt, latenessOf, paymentStates, type WaitingMovement } from '@semilla/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { isOneOf } from '../../kit/database/sets.ts';
import type { Db } from '../../kit/database/types.ts';
import { findLoans, type LoanFacts } from '../../project/loans/find-loans.ts';
import { phaseIds } from '../../project/phases/catalogue.ts';
import type { BankEntryRow } from '../../schema/bank-entries.ts';
import { type PayoutAccountRow, payoutAccounts } from '../../schema/payout-accounts.ts';
import { projects } from '../../schema/projects.ts';
import { samePerson } from '../matching/same-person.ts';

type Likely = WaitingMovement['likely'];

/** What Spanish banks write for their own charges, in capitals without accents. */
const costWords = [
  /\bCOMISION(ES)?\b/,
  /^COM\.? /,
  /\bGASTOS? (DE )?(CORREO|ENVIO|BANCARIOS?|ADMINISTRACION|TRANSFERENCIA)\b/,
  /\bMANTENIMIENTO\b/,
  /\bADMON\b/,
  /\bCUOTA (DE )?(TARJETA|SERVICIO)\b/,
  /\bLIQ(UIDACION)?\.? (DE )?(INT(ERESES)?|CUENTA|CONTRATO)\b/,
  /\bSERV(ICIO)?\.? (DE )?(TRANSF|BANCA|REMESA)/,
];

const plainOf = (text: string | null) =>
  (text ?? '')
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toUpperCase()
    .replace(/\s+/g, ' ');

const isIncoming = ({ amountCents, isReturn }: BankEntryRow) => amountCents > 0 && !isReturn;

/** A bank charges itself, so it names no account that it pays. */
const isBankCost = ({ text, counterpartyAccount }: BankEntryRow) =>
  counterpartyAccount === null && costWords.some((word) => word.test(plainOf(text)));

/** What would settle the next payment, or everything that is late. */
function amountsDue({ due, repayments }: LoanFacts, today: string): number[] {
  const states = paymentStates(due, repayments, today);
  const next = states.find(({ settledOn }) => settledOn === null);
  return next ? [next.dueCents - next.paidCents, latenessOf(states).missingCents] : [];
}

type Promoter = Pick<PayoutAccountRow, 'projectId' | 'account' | 'holderName'>;

const isFrom = ({ counterpartyAccount, counterpartyName }: BankEntryRow, promoter: Promoter | undefined) =>
  promoter !== undefined &&
  (counterpartyAccount === promoter.account ||
    (counterpartyName !== null && samePerson(counterpartyName, promoter.holderName)));

const names = ({ text }: BankEntryRow, { name }: LoanFacts['project']) =>
  plainOf(text).includes(plainOf(name));

/** Reads the loans once, and tells which project's promoter most likely sent a movement, if only one did. */
async function repaymentsOf(db: Db, now: Date): Promise<(entry: BankEntryRow) => Likely> {
  const loans = await findLoans(db, eq(projects.phaseId, phaseIds.Financed));
  const ids = loans.map(({ project }) => project.projectId);
  const { projectId, account, holderName, replacedAt } = payoutAccounts;
  const promoters = await db
    .select({ projectId, account, holderName })
    .from(payoutAccounts)
    .where(and(isOneOf(projectId, ids), isNull(replacedAt)));
  const today = civilDateAt(now);
  return (entry) => {
    const likely = loans.filter(
      (facts) =>
        amountsDue(facts, today).includes(entry.amountCents) &&
        (names(entry, facts.project) ||
          isFrom(
            entry,
            promoters.find((one) => one.projectId === facts.project.projectId),
          )),
    );
    // The text decides between projects of one promoter that owe the same.
    const named = likely.filter(({ project }) => names(entry, project));
    const [only, other] = named.length ? named : likely;
    return only && !other
      ? { as: 'repayment', projectId: only.project.projectId, projectName: only.project.name }
      : null;
  };
}

/** What movements most likely are that belong to no customer: a cost of the bank, or a promoter's repayment of what is due. */
export async function suggestOther(
  db: Db,
  entries: readonly BankEntryRow[],
  now: Date,
): Promise<(entry: BankEntryRow) => Likely> {
  const repaymentOf = entries.some(isIncoming) ? await repaymentsOf(db, now) : () => null;
  return (entry) => {
    if (isIncoming(entry)) return repaymentOf(entry);
    const isCost = entry.amountCents < 0 && !entry.isReturn && entry.doubt === 'unknown' && isBankCost(entry);
    return isCost ? { as: 'bankCost', projectId: null, projectName: null } : null;
  };
}
