import {
  type Cents,
  cents,
  civilDateAt,
  type LoanAge,
  type LoansOfAge,
  loanAgeOf,
  loanAges,
  outstandingPrincipal,
} from '@semilla/contract';
import { and, eq, type SQL } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import type { Reader } from '../../kit/users/reach.ts';
import { projects } from '../../schema/projects.ts';
import { findLoans, type LoanFacts } from '../loans/find-loans.ts';
import { loanStateAnswer } from '../loans/loan-answer.ts';
import { phaseIds } from '../phases/catalogue.ts';
import { managedBy } from './managed-by.ts';
import { shareOf } from './share-of.ts';

/** The loans of financed projects. A closed project owes nothing any more, whether it was repaid or given up. */
const findRunningLoans = (db: Db, where: SQL | undefined) =>
  findLoans(db, and(eq(projects.phaseId, phaseIds.Financed), where));

function moneyOf(facts: LoanFacts, today: string) {
  const answer = loanStateAnswer(facts, today);
  const { due, repayments, project } = facts;
  return {
    age: loanAgeOf(answer),
    missingCents: answer.missing,
    principalCents: outstandingPrincipal({
      principalCents: project.amountInvestedCents,
      due,
      repaidCents: repayments.reduce((sum, repayment) => sum + repayment.cents, 0),
      defaulted:
        answer.state === 'default' ? { owedCents: answer.owed, recoveredCents: answer.recovered } : undefined,
    }),
  };
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** The sums of loans by their age, every age included. */
export function sumByAge(all: readonly LoanFacts[], today: string): LoansOfAge[] {
  const loans = all.map((facts) => moneyOf(facts, today));
  const wholeCents = sumOf(loans.map(({ principalCents }) => principalCents));
  return loanAges.map((age) => {
    const ofAge = loans.filter((loan) => loan.age === age);
    const principal = sumOf(ofAge.map(({ principalCents }) => principalCents));
    return {
      age,
      loans: ofAge.length,
      principal: cents(principal),
      share: shareOf(principal, wholeCents),
      missing: cents(sumOf(ofAge.map(({ missingCents }) => missingCents))),
    };
  });
}

export async function findLoansByAge(
  db: Db,
  reader: Reader,
  now: Date,
): Promise<{ data: LoansOfAge[]; total: number }> {
  const data = sumByAge(await findRunningLoans(db, managedBy(reader)), civilDateAt(now));
  return { data, total: data.length };
}

/** The principal that the financed projects among those of a condition still owe. */
export async function sumOutstanding(db: Db, where: SQL | undefined, today: string): Promise<Cents> {
  const loans = await findRunningLoans(db, where);
  return cents(sumOf(loans.map((facts) => moneyOf(facts, today).principalCents)));
}

/** The ids of the projects whose loan is of an age. */
export async function findProjectsOfAge(db: Db, age: LoanAge, today: string): Promise<string[]> {
  const loans = await findRunningLoans(db, undefined);
  return loans
    .filter((facts) => loanAgeOf(loanStateAnswer(facts, today)) === age)
    .map(({ project }) => project.projectId);
}
