import { addMonths, civilDateAt } from '@semilla/contract';
import type { Noted } from '@semilla/server/kit/audit/write-audit.ts';
import type { Db } from '@semilla/server/kit/database/types.ts';
import { keptRecords } from '@semilla/server/schema/kept-records.ts';
import { users } from '@semilla/server/schema/users.ts';
import { wallets } from '@semilla/server/schema/wallets.ts';
import { accountId } from '../accounts.ts';
import type { Calendar } from '../calendar.ts';
import { demoId } from '../demo-id.ts';
import { noted } from '../trail/noted.ts';

const joinedDaysAgo = 600;
const closedDaysAgo = 40;
const identity = {
  name: 'Inés',
  surname: 'Quiroga Valle',
  email: 'ines.quiroga@example.com',
  nationality: 'ES',
  birthdayAt: '1971-02-11',
  identificationDocumentType: 'ID_CARD',
  identificationDocumentNumber: '44556677L',
};
const residence = { country: 'ES', taxNumber: '44556677L', since: '2011-01-01' };

function accountOf(calendar: Calendar) {
  const createdAt = calendar.ago(joinedDaysAgo, 12, 0);
  const closedAt = calendar.ago(closedDaysAgo, 11, 30);
  return { userId: demoId('closed account', createdAt), createdAt, closedAt };
}

/** A customer who closed their account last month, of whom the law keeps the name and the tax details. */
export async function seedClosedAccount(tx: Db, calendar: Calendar): Promise<void> {
  const { userId, createdAt, closedAt } = accountOf(calendar);
  await tx.insert(users).values({
    userId,
    kind: 'individual',
    name: `#${userId.slice(-8)}`,
    email: `${userId}@deleted.invalid`,
    passwordHash: '',
    disabledAt: closedAt,
    deletedAt: closedAt,
    createdAt,
    updatedAt: closedAt,
  });
  await tx.insert(wallets).values({ walletId: demoId('closed wallet', createdAt), userId, createdAt });
  const closedOn = civilDateAt(closedAt);
  const kept = { userId, number: '44556677L', closedOn, eraseOn: addMonths(closedOn, 120) };
  await tx.insert(keptRecords).values([
    { ...kept, keptRecordId: demoId('kept identity', closedAt), kind: 'identity', data: identity },
    {
      ...kept,
      keptRecordId: demoId('kept tax details', closedAt),
      kind: 'taxDetails',
      data: { fiscalResidences: [residence] },
    },
  ]);
}

export function trailOfClosedAccount(calendar: Calendar): Noted[] {
  const { userId, createdAt, closedAt } = accountOf(calendar);
  const note = { subjectType: 'user', subjectId: userId };
  const deleted = { ...note, action: 'user.delete', personId: null };
  return [
    noted(createdAt, userId, { ...note, action: 'user.register', after: { kind: 'individual' } }),
    noted(closedAt, accountId('admin', calendar), {
      ...deleted,
      before: { kind: 'individual', role: 'user' },
    }),
  ];
}
