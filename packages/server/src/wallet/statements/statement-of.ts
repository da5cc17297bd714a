import { civilDateAt, type StatementPeriod } from '@semilla/contract';
import { assert } from '../../kit/errors.ts';
import { isHeld, type LineKind, type Movement, type Part, partsOf } from './movement.ts';
import { byProject, capitalOf, type ProjectSums, type Sums, sumsOf } from './sums.ts';

export interface StatementLine extends Part {
  projectId: string | null;
  bankAccount: string | null;
  /** The status of a withdrawal at the end of the period, and its date. */
  outcome: { status: Movement['status']; at: Date } | null;
  balanceCents: number;
  /** The tax year of interest, its fee or its tax, if it differs from the year of the line. */
  countsFor: number | null;
}

/** The part of a period's returns that counts for another tax year. */
export interface OtherYear extends Pick<Sums, 'gross' | 'fees' | 'tax'> {
  year: number;
}

export interface PendingLine {
  kind: Extract<LineKind, 'deposit' | 'withdrawal'>;
  at: Date;
  cents: number;
  bankAccount: string | null;
}

interface Balances {
  balanceCents: number;
  /** Pending withdrawals, which are no longer in the balance. */
  heldCents: number;
}

export interface Statement {
  period: StatementPeriod;
  opening: Balances;
  lines: StatementLine[];
  inCents: number;
  outCents: number;
  closing: Balances;
  /** Requests without a decision at the end of the period. */
  pending: PendingLine[];
  sums: Sums;
  otherYears: OtherYear[];
  projects: ProjectSums[];
}

export interface StatementInput {
  period: StatementPeriod;
  /** Movements settled before the period, summed by kind. */
  settled: readonly Movement[];
  /** Movements requested, decided or pending in the period. */
  movements: readonly Movement[];
}

interface MovementPart extends Part {
  movement: Movement;
}

const total = (parts: readonly Part[]) => parts.reduce((sum, { cents }) => sum + cents, 0);

/** The movement as it was at the end of the period: still pending if it was decided later. */
function asKnownAt(movement: Movement, toDate: string): Movement {
  const isKnown = movement.status === 'pending' || civilDateAt(movement.updatedAt) <= toDate;
  return isKnown ? movement : { ...movement, status: 'pending' };
}

/** Compares parts by time. If the time is the same, incoming money comes first. */
const inOrder = (a: MovementPart, b: MovementPart) =>
  a.at.getTime() - b.at.getTime() || Math.sign(b.cents) - Math.sign(a.cents);

/** The amount of a withdrawal that was requested before the period and still pending at its start. */
function heldBefore({ type, projectId, amountCents, createdAt }: Movement, fromDate: string): number {
  const isWithdrawal = type === 'withdraw' && projectId === null;
  return isWithdrawal && civilDateAt(createdAt) < fromDate ? amountCents : 0;
}

const ofInterest: readonly LineKind[] = ['grossReturn', 'fee', 'tax', 'taxReturned'];

function countsFor({ kind, at, movement: { taxYear } }: MovementPart): number | null {
  const isAnother = taxYear != null && taxYear !== Number(civilDateAt(at).slice(0, 4));
  return isAnother && ofInterest.includes(kind) ? taxYear : null;
}

function otherYearsOf(lines: readonly StatementLine[]): OtherYear[] {
  const byYear = Map.groupBy(
    lines.filter((line) => line.countsFor !== null),
    (line) => Number(line.countsFor),
  );
  return [...byYear]
    .toSorted(([one], [other]) => one - other)
    .map(([year, ofYear]) => {
      const { gross, fees, tax } = sumsOf(ofYear);
      return { year, gross, fees, tax };
    });
}

function linesOf(parts: readonly MovementPart[], openingCents: number): StatementLine[] {
  let balanceCents = openingCents;
  return parts.map((whole) => {
    const { movement, ...part } = whole;
    balanceCents += part.cents;
    const { projectId, bankAccount, status, updatedAt } = movement;
    const outcome = part.kind === 'withdrawal' ? { status, at: updatedAt } : null;
    return { ...part, projectId, bankAccount, outcome, balanceCents, countsFor: countsFor(whole) };
  });
}

function pendingOf(movements: readonly Movement[]): PendingLine[] {
  return movements
    .filter(({ status }) => status === 'pending')
    .map(({ type, amountCents, bankAccount, createdAt }) => ({
      kind: type === 'income' ? 'deposit' : 'withdrawal',
      at: createdAt,
      cents: amountCents,
      bankAccount,
    }));
}

/** The expected balances, computed from the transactions as in the reconciliation. */
function balancesBy(movements: readonly Movement[]): Balances {
  let [balanceCents, heldCents] = [0, 0];
  for (const movement of movements) {
    const { type, status, amountCents } = movement;
    if (type === 'income' && status === 'completed') balanceCents += amountCents;
    if (type === 'withdraw' && status !== 'rejected') balanceCents -= amountCents;
    if (isHeld(movement)) heldCents += amountCents;
  }
  return { balanceCents, heldCents };
}

function assertAgrees({ opening, closing, inCents, outCents, sums }: Statement, expected: Balances): void {
  assert(
    opening.balanceCents + inCents - outCents === closing.balanceCents,
    'opening, in and out make closing',
  );
  assert(closing.balanceCents === expected.balanceCents, 'closing is the sum of all transactions');
  assert(closing.heldCents === expected.heldCents, 'what is held is the sum of the waiting withdrawals');
  const { deposits, withdrawals, withdrawalsReturned, invested, capitalReturned, net, penalties } = sums;
  const difference =
    deposits - withdrawals + withdrawalsReturned - invested + capitalReturned + net - penalties;
  assert(opening.balanceCents + difference === closing.balanceCents, 'the sums make closing of opening');
}

/** The statement of a wallet for a period, as known at the end of its last day. */
export function statementOf({ period, settled, movements }: StatementInput): Statement {
  const { fromDate, toDate } = period;
  const known = movements.map((movement) => asKnownAt(movement, toDate));
  const all: MovementPart[] = known.flatMap((movement) =>
    partsOf(movement).map((part) => ({ ...part, movement })),
  );
  const earlier: MovementPart[] = settled.flatMap((movement) =>
    partsOf(movement).map((part) => ({ ...part, movement })),
  );
  const isBefore = ({ at }: Part) => civilDateAt(at) < fromDate;
  const before = [...earlier, ...all.filter(isBefore)];
  const within = all.filter((part) => !isBefore(part)).toSorted(inOrder);
  const openingCents = total(before);
  const lines = linesOf(within, openingCents);
  const pending = pendingOf(known).toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const statement: Statement = {
    period,
    opening: {
      balanceCents: openingCents,
      heldCents: movements.reduce((sum, movement) => sum + heldBefore(movement, fromDate), 0),
    },
    lines,
    inCents: total(lines.filter(({ cents }) => cents > 0)),
    outCents: 0 - total(lines.filter(({ cents }) => cents < 0)),
    closing: {
      balanceCents: lines.at(-1)?.balanceCents ?? openingCents,
      heldCents: pending
        .filter(({ kind }) => kind === 'withdrawal')
        .reduce((sum, { cents }) => sum + cents, 0),
    },
    pending,
    sums: sumsOf(lines),
    otherYears: otherYearsOf(lines),
    projects: byProject(
      lines,
      capitalOf(
        [...before, ...within].map(({ movement, ...part }) => ({
          ...part,
          projectId: movement.projectId,
        })),
      ),
    ),
  };
  assertAgrees(statement, balancesBy([...settled, ...known]));
  return statement;
}
