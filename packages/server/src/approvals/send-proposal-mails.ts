import { independenceRefusal } from '@semilla/contract';
import { and, eq, ne, or, type SQL } from 'drizzle-orm';
import { findIndependence } from '../kit/approvals/find-independence.ts';
import type { ProposalMail } from '../kit/approvals/proposal-mails.ts';
import type { Db } from '../kit/database/types.ts';
import { objectionUrl } from '../kit/holds/objection-link.ts';
import type { Attempt } from '../kit/jobs/create-jobs.ts';
import type { Services } from '../kit/services.ts';
import { nameOfUser } from '../kit/users/name-of-user.ts';
import { findUserById } from '../kit/users/queries.ts';
import { type ProposalRow, proposals } from '../schema/proposals.ts';
import { users } from '../schema/users.ts';
import { findAddressees } from './find-addressees.ts';
import { decidedLetter, notMadeLetter, proposedLetter, scheduledLetter } from './letters.ts';

type MailServices = Pick<Services, 'config' | 'database' | 'keys' | 'mail' | 'now'>;

/** Mails those who may approve it now; others, such as the person whose role it takes, would be refused. */
async function mailAdministrators(tx: Db, { mail, now }: MailServices, row: ProposalRow): Promise<void> {
  const proposer = await nameOfUser(tx, row.proposedById);
  const others = and(eq(users.role, 'admin'), ne(users.userId, row.proposedById)) as SQL;
  const at = now();
  for (const to of await findAddressees(tx, others)) {
    const [facts] = await findIndependence(tx, to.userId, [row.proposalId], at);
    if (!facts || independenceRefusal(facts, at)) continue;
    await mail.send(tx, to, proposedLetter(row, proposer, to));
  }
}

/** The owner of the account, at the address that they have until then, may object until the change takes effect. */
async function mailOwner(
  tx: Db,
  { config, keys, mail }: MailServices,
  { proposalId, act, beneficiaryId, takesEffectAt, effects }: ProposalRow,
): Promise<void> {
  if (!beneficiaryId || !takesEffectAt || (act !== 'changeEmail' && act !== 'deleteOtpDevice')) return;
  const owner = await findUserById(tx, beneficiaryId);
  const url = objectionUrl(keys, config.publicUrl, { kind: 'proposal', id: proposalId });
  const removesPasskeys = effects.some(({ action }) => action === 'passkey.remove');
  await mail.send(tx, owner, scheduledLetter({ act, takesEffectAt, url, removesPasskeys }, owner));
}

async function mailDecision(tx: Db, { mail }: MailServices, row: ProposalRow): Promise<void> {
  // Withdrawing one's own proposal is no news.
  if (row.decidedById === row.proposedById) return;
  const decider = row.decidedById ? await nameOfUser(tx, row.decidedById) : '';
  const isProposer = eq(users.userId, row.proposedById);
  // The administrator who approved it also hears that it does not happen: the customer stopped it, or something had changed.
  const isUndone = row.status === 'stopped' || row.status === 'lapsed';
  const isDecider = isUndone && row.decidedById ? eq(users.userId, row.decidedById) : undefined;
  for (const to of await findAddressees(tx, or(isProposer, isDecider))) {
    const letter = decidedLetter(row, decider, to);
    if (letter) await mail.send(tx, to, letter);
  }
}

/** Tells the owner, who was mailed that the change would happen, that it did not. */
async function mailOwnerOfUnmade(tx: Db, { mail }: MailServices, row: ProposalRow): Promise<void> {
  const { act, status, decidedById, beneficiaryId } = row;
  if (status !== 'lapsed' || !decidedById || !beneficiaryId) return;
  if (act !== 'changeEmail' && act !== 'deleteOtpDevice') return;
  const owner = await findUserById(tx, beneficiaryId);
  if (!owner.deletedAt) await mail.send(tx, owner, notMadeLetter(act, owner));
}

/** Mails the other administrators about a new proposal, its proposer about the decision, and the owner of an account. */
export async function sendProposalMails(
  services: MailServices,
  { proposalId, event }: ProposalMail,
  { completeIn }: Pick<Attempt, 'completeIn'>,
): Promise<void> {
  await services.database.db.transaction(async (tx) => {
    await completeIn(tx);
    const [row] = await tx.select().from(proposals).where(eq(proposals.proposalId, proposalId));
    if (!row) return;
    if (event === 'proposed') return mailAdministrators(tx, services, row);
    if (event === 'scheduled') await mailOwner(tx, services, row);
    if (event === 'decided') await mailOwnerOfUnmade(tx, services, row);
    await mailDecision(tx, services, row);
  });
}
