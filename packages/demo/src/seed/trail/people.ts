import type { Noted } from '@semilla/server/kit/audit/write-audit.ts';
import { accountId, assignments, type Person } from '../accounts.ts';
import type { Calendar } from '../calendar.ts';
import type { DemoAccountKey } from '../named-accounts.ts';
import { noted } from './noted.ts';

const hourMs = 3_600_000;

const userAction = (action: string, subjectId: string) => ({ action, subjectType: 'user', subjectId });

/** A user's registration, and later changes by an administrator. */
function arrival({ user }: Person, adminId: string): Noted[] {
  const { userId, kind, role = 'user', createdAt, emailConfirmedAt, disabledAt } = user;
  const isFirst = userId === adminId;
  const promotedAt = new Date(createdAt.getTime() + hourMs);
  return [
    noted(createdAt, userId, { ...userAction('user.register', userId), after: { kind } }),
    ...(emailConfirmedAt ? [noted(emailConfirmedAt, userId, userAction('email.confirm', userId))] : []),
    ...(role === 'user' || isFirst
      ? []
      : [
          noted(promotedAt, adminId, {
            ...userAction('user.change-role', userId),
            before: { role: 'user' },
            after: { role },
          }),
        ]),
    ...(disabledAt
      ? [
          noted(disabledAt, adminId, {
            ...userAction('user.disable', userId),
            before: { disabledAt: null },
            after: { disabledAt },
          }),
        ]
      : []),
  ];
}

export function trailOfPeople(people: readonly Person[], calendar: Calendar): Noted[] {
  const adminId = accountId('admin', calendar);
  const assigned = assignments(people, calendar).map(({ userId, managerId, createdAt }) =>
    noted(createdAt as Date, adminId, {
      ...userAction('user-assignment.create', userId),
      after: { managerId },
    }),
  );
  return [...people.flatMap((person) => arrival(person, adminId)), ...assigned];
}

// When each account signs in: the minute of the morning, and the interval in days.
const habits: { key: DemoAccountKey; minute: number; everyDays: number }[] = [
  { key: 'admin', minute: 7, everyDays: 1 },
  { key: 'admin2', minute: 31, everyDays: 1 },
  { key: 'manager', minute: 16, everyDays: 1 },
  { key: 'manager2', minute: 44, everyDays: 1 },
  { key: 'investor', minute: 52, everyDays: 4 },
  { key: 'company', minute: 38, everyDays: 6 },
];
const daysRemembered = 21;

const isWeekend = (at: Date) => at.getUTCDay() % 6 === 0;

/** Audit entries for code set-ups and recent sign-ins. */
export function trailOfSignIns(people: readonly Person[], calendar: Calendar): Noted[] {
  return habits.flatMap(({ key, minute, everyDays }) => {
    const userId = accountId(key, calendar);
    const joinedDaysAgo = people.find(({ user }) => user.userId === userId)?.joinedDaysAgo ?? 0;
    const days = Array.from({ length: daysRemembered }, (_, day) => day).filter(
      (day) => day % everyDays === 0,
    );
    const mornings = days.map((day) => calendar.ago(day, 7, minute)).filter((at) => !isWeekend(at));
    return [
      noted(calendar.ago(joinedDaysAgo, 9, 20), userId, userAction('totp.confirm', userId)),
      ...mornings.flatMap((at) => [
        noted(at, userId, { ...userAction('session.log-in', userId), after: { next: 'otp' } }),
        noted(new Date(at.getTime() + 20_000), userId, {
          ...userAction('session.complete', userId),
          after: { by: 'code', trusted: false },
        }),
      ]),
    ];
  });
}
