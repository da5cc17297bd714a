import { and, eq, isNotNull, isNull, ne, type SQL } from 'drizzle-orm';
import type { ProposalMail } from '../kit/approvals/proposal-mails.ts';
import type { Db } from '../kit/database/types.ts';
import type { Services } from '../kit/services.ts';
import { nameOfUser } from '../kit/users/name-of-user.ts';
import { proposals } from '../schema/proposals.ts';
import { users } from '../schema/users.ts';
import { decidedLetter, proposedLetter } from './letters.ts';

async function findAddressees(tx: Db, condition: SQL) {
  const { userId, name, email, language, notifyGeneralEmail, notifyTicketEmail } = users;
  return tx
    .select({ userId, name, email, language, notifyGeneralEmail, notifyTicketEmail })
    .from(users)
    .where(and(condition, isNull(users.disabledAt), isNotNull(users.emailConfirmedAt)));
}

/** Mails the other administrators about a new proposal, and its proposer about the decision. */
export async function sendProposalMails(
  { database, mail }: Pick<Services, 'database' | 'mail'>,
  { proposalId, event }: ProposalMail,
): Promise<void> {
  await database.db.transaction(async (tx) => {
    const [row] = await tx.select().from(proposals).where(eq(proposals.proposalId, proposalId));
    if (!row) return;
    if (event === 'proposed') {
      const proposer = await nameOfUser(tx, row.proposedById);
      const others = and(eq(users.role, 'admin'), ne(users.userId, row.proposedById)) as SQL;
      for (const to of await findAddressees(tx, others))
        await mail.send(tx, to, proposedLetter(row, proposer, to));
      return;
    }
    // Withdrawing one's own proposal is no news.
    if (row.decidedById === row.proposedById) return;
    const decider = row.decidedById ? await nameOfUser(tx, row.decidedById) : '';
    for (const to of await findAddressees(tx, eq(users.userId, row.proposedById))) {
      const letter = decidedLetter(row, decider, to);
      if (letter) await mail.send(tx, to, letter);
    }
  });
}
