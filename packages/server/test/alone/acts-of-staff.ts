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

const own = 'It changes the caller’s own session, credentials or profile.';
const contents = 'It changes texts, pictures or files that pay nothing and name no account.';
const catalogue = 'It changes a catalogue that pays nothing and names no account.';
const owner = 'The record of an owner names no account; the payout account of a project is another record.';
const complaint = 'A complaint and its answers are words, and name no account.';
const thread = 'It changes a conversation, which pays nothing and names no account.';
const investor = 'It says what an investor knows or is, which pays nothing and names no account.';
const place = 'It holds no money; what comes of it is an order like any other.';
const mailbox = 'It needs a link or a setting of the mailbox, and names no account.';

/** The other calls that change something, and why the search leaves them out. */
export const leftOut: Record<string, string> = {
  'bulkActs.create':
    'It runs acts on customers and projects that are tried alone, and refuses accounts of staff.',
  'bulkActs.stop': 'It leaves records as they are.',
  'bulkActs.undo': 'As starting: it runs the opposite acts.',
  'savedViews.create': 'It names the filters of a list, and changes no record of it.',
  'savedViews.edit': 'As saving one.',
  'savedViews.delete': 'As saving one.',
  'workClaims.take': 'It says who looks at a record of a queue, and prevents nobody from deciding.',
  'workClaims.release': 'As taking.',
  'me.edit': own,
  'me.close': 'It ends the own account, which must hold nothing.',
  'companyDeclarations.create': investor,
  'entryTests.create': investor,
  'entryTests.acknowledge': investor,
  'fiscalResidences.create': investor,
  'investorKinds.create': investor,
  'investorKinds.giveUp': investor,
  'lossSimulations.create': investor,
  'inboxMessages.read': 'It says what its reader has seen.',
  'inboxMessages.readAll': 'As reading one.',
  'mailGroups.choose': mailbox,
  'projectReviews.return': 'It sends comments to the manager of a draft, and may cancel its planned opening.',
  'projectFollows.create': 'It asks for mails, and pays nothing.',
  'projectFollows.delete': 'As following.',
  'portfolios.edit': 'It changes what the own portfolio marks.',
  'calendars.create': 'It shows the payments to come to whom its owner wants, and pays nothing.',
  'calendars.delete': 'It ends the own calendar.',
  'waitingPlaces.join': place,
  'waitingPlaces.confirm': place,
  'waitingPlaces.leave': place,
  'wishes.edit': 'It changes the amount of the own wish; the money follows as with a new one.',
  'emails.confirm': mailbox,
  'emails.resend': mailbox,
  'mailPreferences.edit': mailbox,
  'mailPreferences.unsubscribe': mailbox,
  'passwords.requestReset': mailbox,
  'objections.create': 'It stops withdrawals or a change, and starts none.',
  'sessions.logIn': own,
  'sessions.logOut': own,
  'verifications.receiveNews': 'The provider signs it.',
  'passwords.edit': own,
  'devices.create': own,
  'devices.delete': own,
  'sessions.stepUp': own,
  'sessions.delete': own,
  'passkeys.prepare': own,
  'passkeys.create': own,
  'passkeys.edit': own,
  'passkeys.delete': own,
  'totps.create': own,
  'totps.confirm': own,
  'totps.check': own,
  'passkeys.challenge': own,
  'passkeys.check': own,
  'totps.renewRecoveryCodes': own,
  'accountDocuments.create': contents,
  'accountDocuments.edit': contents,
  'accountDocuments.delete': contents,
  'projectDescriptions.create': contents,
  'projectDescriptions.edit': contents,
  'projectDescriptions.delete': contents,
  'projectDocuments.create': contents,
  'projectDocuments.edit': contents,
  'projectDocuments.delete': contents,
  'projectMediaFiles.create': contents,
  'projectMediaFiles.edit': contents,
  'projectMediaFiles.delete': contents,
  'loans.recover':
    'It says what came of a loan that two people have declared in default, and moves no money.',
  'projectQuestions.create': contents,
  'projectQuestions.edit': contents,
  'projectQuestions.publish': contents,
  'projectQuestions.decline': contents,
  'projectQuestions.add': contents,
  'projectTimeline.create': contents,
  'projectTimeline.edit': contents,
  'projectTimeline.delete': contents,
  'sheets.edit': contents,
  'promotions.create': contents,
  'promotions.edit': contents,
  'promotions.delete': contents,
  'projectTypes.create': catalogue,
  'projectTypes.edit': catalogue,
  'projectTypes.delete': catalogue,
  'documentTypes.create': catalogue,
  'documentTypes.edit': catalogue,
  'documentTypes.delete': catalogue,
  'paymentOrders.cancel':
    'It ends what two people decided to pay; the money stays where it is, until two people decide again.',
  'bankFiles.import': 'It is the import of a file, which is tried with one that is uploaded.',
  'bankFiles.retry': 'It reads a file again, whose import waits for a person as before.',
  'bankFiles.discard': 'It takes a refused file from a list, which moves no money.',
  'bookAccounts.edit': 'It names where the books have the money, which moves none.',
  'templates.create': catalogue,
  'templates.edit': catalogue,
  'templates.delete': catalogue,
  'cannedAnswers.create': catalogue,
  'cannedAnswers.edit': catalogue,
  'cannedAnswers.delete': catalogue,
  'owners.create': owner,
  'owners.edit': owner,
  'owners.delete': owner,
  'ownerDocuments.create': owner,
  'ownerDocuments.delete': owner,
  'keptRecords.open': 'It shows what the law keeps, and changes nothing.',
  'investorKinds.edit': 'It says how much an investor is warned, which pays nothing and names no account.',
  'ticketMessages.create': thread,
  'ticketNotes.create': thread,
  'tickets.create': thread,
  'tickets.edit': thread,
  'tickets.delete': thread,
  'tickets.merge': thread,
  'complaints.requestLink': complaint,
  'complaints.checkLink': complaint,
  'complaints.create': complaint,
  'complaints.edit': complaint,
  'complaints.admit': complaint,
  'complaints.dismiss': complaint,
  'complaints.extend': complaint,
  'complaints.decide': complaint,
  'undeliveredMails.sendAgain': 'It sends a mail again to the address it had.',
  'undeliveredMails.dismiss': 'It takes a mail off the list of undelivered ones.',
  'projects.create': 'A new project holds no money.',
  'projectImports.preview': 'It creates nothing.',
  'projectImports.create': 'As creating each project.',
  'userImports.preview': 'It creates nothing.',
  'userImports.create': 'As inviting each customer.',
  'projects.duplicate': 'A copy takes no money, sheet or payout account.',
  'wallets.create': 'A new wallet holds no money.',
  'reconciliations.reconcile': 'It compares the books and writes only what it found.',
};
