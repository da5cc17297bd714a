import { centsMax, questionnaire, type Weights, weightsOf } from '@semilla/contract';
import { and, notInArray } from 'drizzle-orm';
import type { InvestorFacts } from '../src/account/investor-profile/find-investor-facts.ts';
import { insertRows, isOneOf } from '../src/kit/database/sets.ts';
import type { Db } from '../src/kit/database/types.ts';
import { entryTests } from '../src/schema/entry-tests.ts';
import { fiscalResidences } from '../src/schema/fiscal-residences.ts';
import { lossSimulations } from '../src/schema/loss-simulations.ts';
import { users } from '../src/schema/users.ts';

const farAway = '2199-12-31';
const weights: Weights = weightsOf(questionnaire.questions, {});

/** The best answer to each question. */
export const bestAnswers: Record<string, string> = Object.fromEntries(
  questionnaire.questions.map(({ id, options }) => [
    id,
    options.toSorted((one, other) => other.points - one.points)[0]?.id ?? '',
  ]),
);

/** An investor who passes every rule about knowledge and losses. */
export const ableInvestor: InvestorFacts = {
  kind: 'non-sophisticated',
  kindUntil: null,
  entryTestId: null,
  entryTest: 'passed',
  entryTestUntil: farAway,
  isAcknowledged: false,
  lossResultCents: centsMax,
  lossResultUntil: farAway,
  lossResultOn: '2020-01-01',
  thresholdCents: Math.floor(centsMax / 2),
  isResidenceUndeclared: false,
};

const residence = { country: 'ES', taxNumber: '12345678Z', since: '2000-01-01' };

/** As of investors from before a fiscal residence was needed. */
export async function forgetResidences(db: Db, userIds: readonly string[]): Promise<void> {
  await db.delete(fiscalResidences).where(isOneOf(fiscalResidences.userId, userIds));
}

/** Declares a fiscal residence in Spain for users without any. */
export async function givenResidences(db: Db, userIds: readonly string[], createdAt: Date): Promise<void> {
  const declared = db.select({ userId: fiscalResidences.userId }).from(fiscalResidences);
  const without = await db
    .select({ userId: users.userId })
    .from(users)
    .where(and(isOneOf(users.userId, userIds), notInArray(users.userId, declared)));
  await insertRows(
    db,
    fiscalResidences,
    without.map(({ userId }) => ({
      fiscalResidenceId: crypto.randomUUID(),
      userId,
      ...residence,
      createdAt,
    })),
  );
}

/** Lets users invest any amount: with a passed entry test, and with the result of a simulation of losses. */
export async function givenAbleInvestors(db: Db, userIds: readonly string[], createdAt: Date): Promise<void> {
  await insertRows(
    db,
    entryTests,
    userIds.map((userId) => ({
      entryTestId: crypto.randomUUID(),
      userId,
      outcome: 'passed' as const,
      questionnaireVersion: questionnaire.version,
      answers: bestAnswers,
      weights,
      scoreHundredths: 10_000,
      passMarkHundredths: 6_000,
      validUntil: farAway,
      createdAt,
    })),
  );
  await insertRows(
    db,
    lossSimulations,
    userIds.map((userId) => ({
      lossSimulationId: crypto.randomUUID(),
      userId,
      resultCents: centsMax,
      validUntil: farAway,
      createdAt,
    })),
  );
}
