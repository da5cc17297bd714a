import type { PortfolioSettings } from '@semilla/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Change } from '../../kit/change/make-change.ts';
import type { Db } from '../../kit/database/types.ts';
import { hashToken, newToken } from '../../kit/keys.ts';
import { deletesRowsOf, type Erasure } from '../../kit/users/erasure.ts';
import { lockUser } from '../../kit/users/queries.ts';
import { type PortfolioSettingsRow, portfolioSettings } from '../../schema/portfolio-settings.ts';
import { users } from '../../schema/users.ts';

const none: PortfolioSettings = { shareLimit: null, calendarSince: null };

const answerOf = (row: PortfolioSettingsRow | undefined): PortfolioSettings =>
  row ? { shareLimit: row.shareLimitHundredths, calendarSince: row.calendarSince } : none;

export async function findSettings(db: Db, userId: string): Promise<PortfolioSettings> {
  const [row] = await db.select().from(portfolioSettings).where(eq(portfolioSettings.userId, userId));
  return answerOf(row);
}

type Changed = Partial<Omit<PortfolioSettingsRow, 'userId'>>;

async function store(tx: Db, userId: string, changed: Changed): Promise<PortfolioSettings> {
  const [row] = await tx
    .insert(portfolioSettings)
    .values({ userId, ...changed })
    .onConflictDoUpdate({ target: portfolioSettings.userId, set: changed })
    .returning();
  return answerOf(row);
}

export async function setShareLimit(
  { tx, audit }: Change,
  userId: string,
  shareLimit: number | null,
): Promise<PortfolioSettings> {
  await lockUser(tx, userId);
  const before = await findSettings(tx, userId);
  if (before.shareLimit === shareLimit) return before;
  audit({
    action: 'portfolio.edit',
    subjectType: 'user',
    subjectId: userId,
    before: { shareLimit: before.shareLimit },
    after: { shareLimit },
  });
  return store(tx, userId, { shareLimitHundredths: shareLimit });
}

/** Creates the secret for the calendar's address. Only its hash is stored, so the address can be shown only once. */
export async function createCalendar({ tx, audit }: Change, userId: string, now: Date): Promise<string> {
  await lockUser(tx, userId);
  const { token, tokenHash } = newToken();
  await store(tx, userId, { calendarHash: tokenHash, calendarSince: now });
  audit({ action: 'calendar.create', subjectType: 'user', subjectId: userId });
  return token;
}

export async function deleteCalendar({ tx, audit }: Change, userId: string): Promise<void> {
  await lockUser(tx, userId);
  const { calendarSince } = await findSettings(tx, userId);
  if (!calendarSince) return;
  await store(tx, userId, { calendarHash: null, calendarSince: null });
  audit({ action: 'calendar.delete', subjectType: 'user', subjectId: userId });
}

/** Finds the investor whose calendar an address opens, unless the account is disabled. */
export async function findCalendarOwner(db: Db, token: string) {
  const [owner] = await db
    .select({ userId: users.userId, language: users.language })
    .from(portfolioSettings)
    .innerJoin(users, eq(users.userId, portfolioSettings.userId))
    .where(
      and(
        eq(portfolioSettings.calendarHash, hashToken(token)),
        isNull(users.disabledAt),
        isNull(users.deletedAt),
      ),
    );
  return owner;
}

export const portfolioSettingsErasure: Erasure = { erase: deletesRowsOf(portfolioSettings) };
