import { desc, eq, like } from 'drizzle-orm';
import { newToken } from '../../src/kit/keys.ts';
import { emailChanges } from '../../src/schema/email-changes.ts';
import { failedAttempts } from '../../src/schema/failed-attempts.ts';
import { Browser } from '../browser.ts';
import { askForEmail, emailChangesPath } from '../email-changes.ts';
import { ownDomain } from './accounts.ts';
import { controlled, type Stage } from './stage.ts';

let addresses = 0;

/** Attempts to change the address of a customer whom the administrator controls, to a mailbox that they read. */
export function actsOnOwnAddress(stage: Stage) {
  const { db } = stage.test;
  return {
    'emailChanges.create own': async () => {
      await db.delete(failedAttempts);
      addresses += 1;
      return askForEmail(controlled(stage), `otra${addresses}@${ownDomain}`);
    },
    'emailChanges.confirm own': async () => {
      const [asked] = await db
        .select({ emailChangeId: emailChanges.emailChangeId })
        .from(emailChanges)
        .where(like(emailChanges.email, `%@${ownDomain}`))
        .orderBy(desc(emailChanges.createdAt), desc(emailChanges.emailChangeId))
        .limit(1);
      if (!asked) return { statusCode: 404 };
      // The mail has the token; the database has only its hash.
      const { token, tokenHash } = newToken();
      await db
        .update(emailChanges)
        .set({ tokenHash })
        .where(eq(emailChanges.emailChangeId, asked.emailChangeId));
      return new Browser(stage.test).post(`${emailChangesPath}/confirm`, { token });
    },
  };
}

/** The acts that must come before an act, which would be refused without them. */
export const beforeOwnAddress = {
  'emailChanges.confirm own': ['emailChanges.create own'],
} as const;
