import { independenceRefusal } from '@semilla/contract';
import { and, eq, ne, or, type SQL } from 'drizzle-orm';
import { findIndependence } from '../kit/approvals/find-independence.ts';
import type { ProposalMail } from '../kit/approvals/proposal-mails.ts';
import type { Db } from '../kit/database/types.ts';
import { objectionUrl } from '../kit/holds/objection-link.ts';
import type { Attempt } from '../kit/jobs/create-jobs.ts';
import { inboxEvent } from '../kit/mail/inbox.ts';
import type { Services } from '../kit/services.ts';
import { findAddressees } from '../kit/users/find-addressees.ts';
import { nameOfUser } from '../kit/users/name-of-user.ts';
import { findUserById } from '../kit/users/queries.ts';
import { type ProposalRow, proposals } from '../schema/proposals.ts';
import { users } from '../schema/users.ts';
import { approvalMails, decidedLetter } from './mails.ts';

type MailServices = Pick<Services, 'config' | 'database' | 'keys' | 'live' | 'mail' | 'now'>;

/** Refusals that can end before the proposal lapses, so the person may approve later. */
const temporary: readonly string[] = [
  'approvals.access_changed_by_you',
  'approvals.new_administrator',
  'approvals.promoted_by_proposer',
  'approvals.promoted_by_you',
];

/** Mails the administrators who may approve now, or, if there are none, those who may approve later. */
async function mailAdministrators(tx: Db, { mail, now }: MailServices, row: ProposalRow): Promise<void> {
  const proposer = await nameOfUser(tx, row.proposedById);
  const others = and(eq(users.role, 'admin'), ne(users.userId, row.proposedById)) as SQL;
  const at = now();
  const administrators = await findAddressees(tx, others);
  const [may, mayLater]: [typeof administrators, typeof administrators] = [[], []];
  for (const to of administrators) {
    const [facts] = await findIndependence(tx, to.userId, [row.proposalId], at);
    const code = facts && independenceRefusal(facts, at)?.code;
    if (facts && !code) may.push(to);
    else if (code && temporary.includes(code)) mayLater.push(to);
  }
  for (const to of may.length ? may : mayLater)
    await mail.send(tx, to, approvalMails.proposed.write(to, { ...row, proposer }));
}

/** Mails the account's owner at the current address, so they can object until the change takes effect. */
async function mailOwner(
  tx: Db,
  { config, keys, mail }: MailServices,
  { proposalId, act, beneficiaryId, takesEffectAt, effects }: ProposalRow,
): Promise<void> {
  if (!beneficiaryId || !takesEffectAt || (act !== 'changeEmail' && act !== 'deleteOtpDevice')) return;
  const owner = await findUserById(tx, beneficiaryId);
  const url = objectionUrl(keys, config.publicUrl, { kind: 'proposal', id: proposalId });
  const removesPasskeys = effects.some(({ action }) => action === 'passkey.remove');
  await mail.send(
    tx,
    owner,
    approvalMails.scheduled.write(owner, { act, takesEffectAt, url, removesPasskeys }),
  );
}

async function mailDecision(
  tx: Db,
  { mail }: MailServices,
  row: ProposalRow,
  approverId = row.decidedById,
): Promise<void> {
  // A withdrawn proposal is reported only to the administrator who had approved it.
  const isWithdrawn = row.decidedById === row.proposedById;
  if (isWithdrawn && approverId === row.decidedById) return;
  const decider = row.decidedById ? await nameOfUser(tx, row.decidedById) : '';
  const isProposer = isWithdrawn ? undefined : eq(users.userId, row.proposedById);
  // The approver is also told if the act does not happen: it was stopped, declined, or refused when due.
  const isUndone = row.status === 'stopped' || row.status === 'lapsed' || approverId !== row.decidedById;
  const isApprover = isUndone && approverId ? eq(users.userId, approverId) : undefined;
  for (const to of await findAddressees(tx, or(isProposer, isApprover))) {
    const letter = decidedLetter(row, decider, to);
    if (letter) await mail.send(tx, to, letter);
  }
}

/** Tells the owner that a change announced to them did not happen. */
async function mailOwnerOfUnmade(tx: Db, { mail }: MailServices, row: ProposalRow): Promise<void> {
  const { act, status, takesEffectAt, beneficiaryId } = row;
  const isUnmade = status === 'lapsed' || status === 'declined';
  if (!isUnmade || !takesEffectAt || !beneficiaryId) return;
  if (act !== 'changeEmail' && act !== 'deleteOtpDevice') return;
  const owner = await findUserById(tx, beneficiaryId);
  if (!owner.deletedAt) await mail.send(tx, owner, approvalMails.notMade.write(owner, { act }));
}

/** Mails the other administrators about a new proposal, its proposer about the decision, and the owner of an account. */
export async function sendProposalMails(
  services: MailServices,
  { proposalId, event, approverId }: ProposalMail,
  { completeIn }: Pick<Attempt, 'completeIn'>,
): Promise<void> {
  const ownerId = await services.database.db.transaction(async (tx) => {
    await completeIn(tx);
    const [row] = await tx.select().from(proposals).where(eq(proposals.proposalId, proposalId));
    if (!row) return null;
    if (event === 'proposed') {
      await mailAdministrators(tx, services, row);
      return null;
    }
    if (event === 'scheduled') await mailOwner(tx, services, row);
    if (event === 'decided') await mailOwnerOfUnmade(tx, services, row);
    await mailDecision(tx, services, row, approverId);
    return row.beneficiaryId;
  });
  if (ownerId) services.live.announce([inboxEvent([ownerId])]);
}
