import { randomFor } from '@semilla/contract/testing';
import { insertRows } from '@semilla/server/kit/database/sets.ts';
import type { Db } from '@semilla/server/kit/database/types.ts';
import { verificationDocuments } from '@semilla/server/schema/verification-documents.ts';
import { verifications } from '@semilla/server/schema/verifications.ts';
import type { Person } from '../accounts.ts';
import { demoId } from '../demo-id.ts';
import type { Attempt } from './attempts.ts';

// The provider's codes and words.
const providerDecisions: Partial<Record<Attempt['status'], { code: number; status: string }>> = {
  Approved: { code: 9001, status: 'approved' },
  Declined: { code: 9102, status: 'declined' },
  Resubmission: { code: 9103, status: 'resubmission_requested' },
  ExpiredAbandoned: { code: 9104, status: 'abandoned' },
  Completed: { code: 9121, status: 'review' },
};

export function verificationId({ user }: Person, { createdAt }: Attempt, index: number): string {
  return demoId(`verification ${user.email} ${index}`, createdAt);
}

/** The customer's last action at the provider. */
function actionOf(status: Attempt['status']): string | null {
  if (status === 'Started') return null;
  return status === 'Progress' ? 'started' : 'submitted';
}

function verificationRow(person: Person, attempt: Attempt, index: number): typeof verifications.$inferInsert {
  const { status, createdAt, ...details } = attempt;
  const isDecided = status === 'Approved' || status === 'Declined';
  const decision = providerDecisions[status];
  return {
    verificationId: verificationId(person, attempt, index),
    userId: person.user.userId,
    attempt: index + 1,
    status,
    decision: isDecided ? status : null,
    decisionData: decision ? { ...decision, reason: details.reason ?? null } : null,
    isDecidedByHand: details.decisionReason !== undefined,
    action: actionOf(status),
    createdAt,
    ...details,
  };
}

function documentRow(person: Person, attempt: Attempt, index: number) {
  const { user } = person;
  const random = randomFor(`document ${user.email} ${index}`);
  const year = attempt.createdAt.getUTCFullYear();
  const day = `${String(random.integer(1, 12)).padStart(2, '0')}-${String(random.integer(1, 28)).padStart(2, '0')}`;
  const issued = random.integer(1, 8);
  const isExpired = attempt.reasonCode === 207;
  return {
    verificationId: verificationId(person, attempt, index),
    position: 0,
    type: user.identificationDocumentType,
    number: user.identificationDocumentNumber,
    // Spain also issues the residence permits.
    country: 'ES',
    validFrom: `${year - issued - (isExpired ? 10 : 0)}-${day}`,
    validUntil: `${year - issued + (isExpired ? 0 : 10)}-${day}`,
  };
}

/** Inserts all verification attempts with their documents. */
export async function seedVerifications(
  tx: Db,
  people: readonly Person[],
  attempts: readonly Attempt[][],
): Promise<void> {
  const all = people.flatMap((person, index) =>
    (attempts[index] ?? []).map((attempt, number) => ({ person, attempt, number })),
  );
  await insertRows(
    tx,
    verifications,
    all.map(({ person, attempt, number }) => verificationRow(person, attempt, number)),
  );
  const withDocument = all.filter(
    ({ attempt }) => attempt.status !== 'Started' && attempt.status !== 'ExpiredAbandoned',
  );
  await insertRows(
    tx,
    verificationDocuments,
    withDocument.map(({ person, attempt, number }) => documentRow(person, attempt, number)),
  );
}
