import type { Services } from '@semilla/server/kit/services.ts';
import { auditEntries } from '@semilla/server/schema/audit-entries.ts';
import { users } from '@semilla/server/schema/users.ts';
import { seeded } from '@semilla/server/start/seeded.ts';
import { and, desc, eq, gte, isNull, min } from 'drizzle-orm';
import type { About } from './abouts.ts';
import type { DeskAccount } from './accounts.ts';
import { withCodes } from './with-codes.ts';

const newcomersMax = 5;

function aboutOf(
  { emailConfirmedAt, disabledAt }: typeof users.$inferSelect,
  code?: string,
): About | undefined {
  if (disabledAt) return 'disabled';
  if (!emailConfirmedAt) return 'unconfirmed';
  return code ? undefined : 'codeToCome';
}

/** The customers who registered after the demo was seeded, newest first. */
export async function findNewcomers(services: Services): Promise<DeskAccount[]> {
  const { db } = services.database;
  const [seeding] = await db
    .select({ at: min(auditEntries.at) })
    .from(auditEntries)
    .where(and(eq(auditEntries.action, seeded.action), eq(auditEntries.subjectType, seeded.subjectType)));
  if (!seeding?.at) return [];
  const rows = await db
    .select()
    .from(users)
    .where(and(eq(users.role, 'user'), isNull(users.deletedAt), gte(users.createdAt, seeding.at)))
    .orderBy(desc(users.createdAt), desc(users.userId))
    .limit(newcomersMax);
  return (await withCodes(services, rows)).map((row) => {
    const { userId, name, surname, email, role, code } = row;
    return { userId, name, surname, email, role, about: aboutOf(row, code), ...(code && { code }) };
  });
}
