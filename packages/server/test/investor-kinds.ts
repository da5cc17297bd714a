import { addDays, addMonths, civilDateAt, investorKindTextsVersion } from '@semilla/contract';
import { investorKinds } from '../src/schema/investor-kinds.ts';
import type { TestApp } from './test-app.ts';

type Given = Partial<typeof investorKinds.$inferInsert>;

/** Inserts a request of a customer, pending unless overridden. */
export async function givenKind({ db, clock }: TestApp, userId: string, given: Given = {}): Promise<string> {
  const [row] = await db
    .insert(investorKinds)
    .values({
      userId,
      userKind: 'individual',
      kind: 'sophisticated',
      incomeCents: 7_200_000,
      professionalMonths: 30,
      textsVersion: investorKindTextsVersion,
      createdAt: clock.now,
      ...given,
    })
    .returning();
  return row?.investorKindId as string;
}

/** Makes a customer a sophisticated or professional investor from today on. */
export function givenActiveKind(test: TestApp, userId: string, given: Given = {}): Promise<string> {
  const validFrom = civilDateAt(test.clock.now);
  return givenKind(test, userId, {
    state: 'active',
    decidedAt: test.clock.now,
    validFrom,
    validUntil: addDays(addMonths(validFrom, 24), -1),
    ...given,
  });
}
