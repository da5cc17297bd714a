import { buildPdf } from '@semilla/contract/testing';
import { desc, eq } from 'drizzle-orm';
import { carryOutProposals } from '../../src/approvals/carry-out-proposals.ts';
import { cancelSuspendedOffers } from '../../src/money/cancel-suspended-offers.ts';
import { endUnplacedWishes } from '../../src/money/end-unplaced-wishes.ts';
import { matchEntries } from '../../src/money/matching/match-entries.ts';
import { refundMissedOffers } from '../../src/money/refund-missed-offers.ts';
import { openProjects } from '../../src/project/project-openings/open-projects.ts';
import { proposals } from '../../src/schema/proposals.ts';
import { totps } from '../../src/schema/totps.ts';
import { verifications } from '../../src/schema/verifications.ts';
import type { Caller } from '../callers.ts';
import { fileOf, formOf } from '../forms.ts';
import { askFor, transactionsUrl } from '../money.ts';
import type { TestApp } from '../test-app.ts';
import { ownDomain } from './accounts.ts';
import { actsAtTheBank } from './acts-at-the-bank.ts';
import { actsOfCustomers } from './acts-of-customers.ts';
import { actsOfManagers } from './acts-of-managers.ts';
import { actsOnBankAccounts } from './acts-on-bank-accounts.ts';
import { actsOnOwnAddress } from './acts-on-own-address.ts';
import { actsOnProjects } from './acts-on-projects.ts';
import { below, tiny } from './small-amounts.ts';
import { controlled, passDay, type Stage } from './stage.ts';
import { receiveTransfers } from './statements.ts';
import { strangersName } from './stranger.ts';

const alone = true;
const assignmentsUrl = '/v1/account/user-assignment';
const why = 'Me lo han pedido por teléfono.';
const proof = () => fileOf(buildPdf('Justificante'), 'justificante.pdf');

function actsOnUsers(stage: Stage) {
  const user = (userId: string, body: object) =>
    stage.marta.patch(`/v1/account/users/${userId}`, { body: { ...body, why }, alone });
  const deleteDevice = async (userId: string) => {
    const [device] = await stage.test.db.select().from(totps).where(eq(totps.userId, userId));
    return stage.marta.delete(`/v1/auth/totps/${device?.totpId}`, { body: { why }, alone });
  };
  return {
    'users.edit email': () => user(stage.victim.userId, { email: `tomada@${ownDomain}` }),
    'users.edit role': () => user(controlled(stage).userId, { role: 'admin' }),
    'users.edit role manager': () => user(controlled(stage).userId, { role: 'operator' }),
    'users.edit role taken': () => user(stage.secondId, { role: 'user' }),
    'users.edit disabled': () => user(stage.secondId, { disabled: true }),
    'users.edit disabled rival': () => user(stage.wished.userId, { disabled: true }),
    'users.edit enabled': () => user(stage.secondId, { disabled: false }),
    'users.edit renamed': () => user(controlled(stage).userId, strangersName),
    'users.edit profile': () => user(stage.victim.userId, { phone: '+34 600 123 456' }),
    'users.delete': () => stage.marta.delete(`/v1/account/users/${stage.victim.userId}`, { alone }),
    'users.delete staff': () => stage.marta.delete(`/v1/account/users/${stage.secondId}`, { alone }),
    'totps.delete': () => deleteDevice(stage.victim.userId),
    'totps.delete staff': () => deleteDevice(stage.secondId),
  };
}

function actsOnMoney(stage: Stage) {
  const decide = (transactionId: string) =>
    stage.marta.patch(`${transactionsUrl}/${transactionId}`, {
      form: formOf({ status: 'completed', file: proof(), why: 'Ha llegado.' }),
      alone,
    });
  const approveIdentity = async ({ userId }: Caller) => {
    const [latest] = await stage.test.db
      .select({ verificationId: verifications.verificationId })
      .from(verifications)
      .where(eq(verifications.userId, userId))
      .orderBy(desc(verifications.attempt))
      .limit(1);
    return stage.marta.patch(`/v1/account/verifications/${latest?.verificationId ?? crypto.randomUUID()}`, {
      body: { decision: 'Approved', decisionReason: 'Lo conozco.' },
      alone,
    });
  };
  const move = async (type: 'income' | 'withdraw', amount: string, of: Caller) =>
    (await askFor(stage.marta, { type, amount, userId: of.userId })).json().transactionId as string;
  const assign = ({ userId }: Caller) =>
    stage.marta.post(assignmentsUrl, { body: { userId, managerId: stage.manager.userId }, alone });
  return {
    'verifications.decide': () => approveIdentity(stage.accomplice),
    'verifications.decide own': () => approveIdentity(controlled(stage)),
    'transactions.decide income': async () => decide(await move('income', '4000.00', controlled(stage))),
    'transactions.decide income below': async () => decide(await move('income', below, controlled(stage))),
    'transactions.decide income tiny': async () => decide(await move('income', tiny, controlled(stage))),
    'transactions.decide withdraw': async () => decide(await move('withdraw', '12000.00', stage.victim)),
    'transactions.decide withdraw below': async () => decide(await move('withdraw', below, stage.victim)),
    'transactions.decide withdraw tiny': async () => decide(await move('withdraw', tiny, stage.victim)),
    'transactions.decide small': async () => decide(await move('withdraw', '60.00', controlled(stage))),
    'transactions.request': () =>
      askFor(stage.marta, { type: 'withdraw', amount: '12000.00', userId: stage.victim.userId }),
    'transactions.request rival': () =>
      askFor(stage.marta, { type: 'withdraw', amount: '980.00', userId: stage.wished.userId }),
    'userAssignments.create': () => assign(stage.victim),
    'userAssignments.create own': () => assign(controlled(stage)),
    'userAssignments.edit': () =>
      stage.marta.patch(`${assignmentsUrl}/${stage.victim.userId}`, {
        body: { managerId: stage.marta.userId },
        alone,
      }),
  };
}

/** Runs the jobs that carry out earlier decisions or end expired records. */
async function runJobs(app: TestApp['app']): Promise<void> {
  await carryOutProposals(app);
  await endUnplacedWishes(app);
  await cancelSuspendedOffers(app);
  await refundMissedOffers(app);
  await matchEntries(app);
  await openProjects(app.services);
}

function actsOnProposals(stage: Stage) {
  const latestProposal = async () => {
    const found = stage.test.db.select().from(proposals).orderBy(desc(proposals.createdAt)).limit(1);
    return (await found)[0]?.proposalId ?? crypto.randomUUID();
  };
  const approveAs = async (by: Caller) =>
    by.post(`/v1/approvals/${await latestProposal()}/approve`, { body: {}, alone });
  return {
    'approvals.approve own': () => approveAs(stage.marta),
    'approvals.approve accomplice': () => approveAs(controlled(stage)),
    'approvals.decline': async () =>
      stage.marta.post(`/v1/approvals/${await latestProposal()}/decline`, {
        body: { reason: 'Otra vez.' },
        alone,
      }),
    'wallets.endHold': () =>
      stage.marta.post(`/v1/wallet/wallets/${stage.stopped.walletId}/end-hold`, { body: { why }, alone }),
    wait: async () => {
      await passDay(stage);
      await receiveTransfers(stage);
      await runJobs(stage.test.app);
      return stage.test.app.inject({ url: '/health/live' });
    },
  };
}

/** All attempts. Their names begin with the call of the contract that each one uses first. */
export function actsOfStaff(stage: Stage) {
  return {
    ...actsOnUsers(stage),
    ...actsOnProjects(stage),
    ...actsOnMoney(stage),
    ...actsOnBankAccounts(stage),
    ...actsOnProposals(stage),
    ...actsOfManagers(stage),
    ...actsOfCustomers(stage),
    ...actsOnOwnAddress(stage),
    ...actsAtTheBank(stage),
  };
}

export type Acts = ReturnType<typeof actsOfStaff>;
export type Act = keyof Acts;
