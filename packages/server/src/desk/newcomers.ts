import { and, desc, eq, gte, isNull, min } from 'drizzle-orm';
import { users } from '../account/users/table.ts';
import { auditEntries } from '../audit/table.ts';
import { seeded } from '../demo/seeded.ts';
import type { Services } from '../services.ts';
import type { About } from './abouts.ts';
import type { DeskAccount } from './accounts.ts';
import { withCodes } from './codes.ts';

const newcomersMax = 5;

function aboutOf(
  { emailConfirmedAt, disabledAt }: typeof users.$inferSelect,
  code?: string,
): About | undefined {
  if (disabledAt) return 'disabled';
  if (!emailConfirmedAt) return 'unconfirmed';
  return code ? undefined : 'codeToCome';
}

/** The customers who came since the demo was filled, the newest first. */
export async function findNewcomers(services: Services): Promise<DeskAccount[]> {
  const { db } = services.database;
  const [filled] = await db
    .select({ at: min(auditEntries.at) })
    .from(auditEntries)
    .where(and(eq(auditEntries.action, seeded.action), eq(auditEntries.subjectType, seeded.subjectType)));
  if (!filled?.at) return [];
  const rows = await db
    .select()
    .from(users)
    .where(and(eq(users.role, 'user'), isNull(users.deletedAt), gte(users.createdAt, filled.at)))
    .orderBy(desc(users.createdAt), desc(users.userId))
    .limit(newcomersMax);
  return (await withCodes(services, rows)).map((row) => {
    const { userId, name, surname, email, role, code } = row;
    return { userId, name, surname, email, role, about: aboutOf(row, code), ...(code && { code }) };
  });
}
