import type { Client } from '@semilla/client';
import { addDays, type InvestorProfile, isStaff, reviewNoticeDays, v1 } from '@semilla/contract';
import type { Me } from '../session/session-store.ts';

export interface Due {
  profile: Pick<InvestorProfile, 'kind' | 'entryTest' | 'entryTestUntil' | 'lossResultUntil'>;
  hasResidence: boolean;
}

/** Loads the data for the reminders. Undefined for staff, who do not invest. */
export async function loadDue(
  api: Client,
  { userId, role }: Pick<Me, 'userId' | 'role'>,
): Promise<Due | undefined> {
  if (isStaff(role)) return undefined;
  const [profile, residences] = await Promise.all([
    api(v1.investorProfiles.findOwn),
    api(v1.fiscalResidences.find, { query: { userId, take: 1 } }),
  ]);
  return { profile, hasResidence: residences.total > 0 };
}

interface Reminder {
  name: 'tax' | 'entryTest' | 'entryTestOver' | 'loss';
  way: 'tax' | 'entryTest' | 'loss';
  date: string | null;
  href: string;
}

/** Reminds of an undeclared tax residence and, for non-sophisticated investors, of reviews that are due soon. */
export function dueOf({ profile, hasResidence }: Due, today: string): Reminder[] {
  const { kind, entryTest, entryTestUntil, lossResultUntil } = profile;
  const isNear = (day: string | null): day is string =>
    kind === 'non-sophisticated' && day !== null && day <= addDays(today, reviewNoticeDays);
  const due: Reminder[] = [];
  if (!hasResidence)
    due.push({ name: 'tax', way: 'tax', date: null, href: '/user/profile?tab=customer#tax' });
  if (entryTest !== 'refused' && isNear(entryTestUntil)) {
    const name = entryTestUntil < today ? 'entryTestOver' : 'entryTest';
    due.push({ name, way: 'entryTest', date: entryTestUntil, href: '/user/investor/test' });
  }
  if (isNear(lossResultUntil))
    due.push({ name: 'loss', way: 'loss', date: lossResultUntil, href: '/user/investor/losses' });
  return due;
}
