import { type Found, foundMax, may, scopeOf, v1 } from '@semilla/contract';
import { z } from 'zod';
import { findUserRows } from '../account/users/find-users.ts';
import { searchProposals } from '../approvals/queries.ts';
import type { Call } from '../kit/http/route.ts';
import { withinReach } from '../kit/users/reach.ts';
import { sightOf } from '../payment/bank-accounts/access.ts';
import { bankAccountList } from '../payment/bank-accounts/queries.ts';
import { findFilesOfNumber } from '../payment/payment-files/queries.ts';
import { isInOneText } from '../payment/statements/is-in-one-text.ts';
import { findEntryRows } from '../payment/statements/queries.ts';
import { judgingBy } from '../project/owners/judging-by.ts';
import { findOwnerRows } from '../project/owners/queries.ts';
import { findQuestionRows } from '../project/project-questions/queries.ts';
import { searchProjects } from '../project/projects/overview.ts';
import { findPromotions } from '../promotion/promotions/queries.ts';
import { users } from '../schema/users.ts';
import { findComplaintRows } from '../support/complaints/find-complaints.ts';
import { findTicketRows } from '../support/tickets/find-tickets.ts';
import { findMergedAmong } from '../support/tickets/queries.ts';
import { findOwnersByBeginning } from '../wallet/beginning-of-reference.ts';
import { findMovements, findPendingMovements } from './find-movements.ts';
import { findOpenTickets, findPendingBankAccounts, findUndecidedIdentities } from './find-waiting-matches.ts';

type Search = Call<typeof v1.search.find>;

const take = String(foundMax);

async function findCustomers({ db, caller, scope, query }: Search): Promise<Found['customers']> {
  const reach = withinReach({ scope, caller }, users.userId);
  const begun = await findOwnersByBeginning(db, query.text);
  const search = begun?.length ? { ids: begun.slice(0, foundMax).join(',') } : { multiSearch: query.text };
  const wanted = z.decode(v1.users.find.query, { ...search, take });
  const { data } = await findUserRows(db, wanted, reach);
  return data.map(({ userId, name, surname, email, role }) => ({
    userId,
    name: [name, surname].filter(Boolean).join(' '),
    email,
    role,
  }));
}

async function findBankEntries({ db, caller, query }: Search): Promise<Found['bankEntries']> {
  if (!may('bankStatements.read', caller.role)) return [];
  const waiting = query.isWaiting ? { state: 'waiting' as const } : {};
  const wanted = z.decode(v1.bankEntries.find.query, { search: query.text, ...waiting, take });
  const { data } = await findEntryRows(db, wanted, isInOneText(query.text));
  return data.map(({ bankEntryId, bookedOn, side, amount, counterpartyName, state }) => ({
    bankEntryId,
    bookedOn,
    side,
    amount,
    counterpartyName,
    state,
  }));
}

const withoutSpaces = (text: string) => text.replace(/\s/g, '');

/** The last four digits of an account number, or a whole number. */
const isAccountNumber = (text: string) => /^(?:\d{4}|[a-z]{2}\d{2}[a-z\d]{10,30})$/i.test(text);

/** Bank accounts with the typed number; without one, those that wait of the owners. */
async function findBankAccounts(call: Search, owners: string[] | undefined): Promise<Found['bankAccounts']> {
  const { db, caller, query } = call;
  const number = withoutSpaces(query.text);
  const scope = scopeOf('bankAccounts.read', caller.role);
  if (!scope) return [];
  if (!isAccountNumber(number)) return findPendingBankAccounts(call, owners);
  const waiting = query.isWaiting ? { state: 'pending' as const } : {};
  const wanted = z.decode(v1.bankAccounts.find.query, { account: number, ...waiting, take });
  const { data } = await bankAccountList.rows(db, wanted, sightOf({ caller, scope }));
  return data.map(({ bankAccountId, userName, account, state }) => ({
    bankAccountId,
    userName,
    account,
    state,
  }));
}

async function findPromotionsOfStaff({ db, caller, query, now }: Search): Promise<Found['promotions']> {
  const scope = scopeOf('promotions.read', caller.role);
  if (scope !== 'all') return [];
  const wanted = z.decode(v1.promotions.find.query, { name: query.text, take });
  const { data } = await findPromotions(db, { caller, scope, now }, wanted);
  return data.map(({ promotionId, title, active }) => ({ promotionId, title, active }));
}

async function findTickets(call: Search): Promise<Found['tickets']> {
  const { db, query } = call;
  const { data } = await findTicketRows(
    db,
    call,
    z.decode(v1.tickets.find.query, { search: query.text, take }),
  );
  const merged = await findMergedAmong(
    db,
    data.map(({ ticketId }) => ticketId),
  );
  return data.map(({ ticketId, title, userId, userName, stateId }) => ({
    ticketId,
    title,
    userId,
    userName,
    stateId,
    isMerged: merged.has(ticketId),
  }));
}

/** Proposals about who is named in the text, or about the movements that it finds. */
async function findProposals(
  { db, caller, now, query: { text } }: Search,
  movements: Found['movements'],
): Promise<Found['proposals']> {
  const scope = scopeOf('approvals.read', caller.role);
  if (!scope) return [];
  const movementIds = movements.map(({ transactionId }) => transactionId);
  const reader = { userId: caller.userId, isAll: scope === 'all', now };
  const found = await searchProposals(db, reader, { text, movementIds, take: foundMax });
  return found.map(({ proposalId, act, subjectName, proposedById, refusal }) => ({
    proposalId,
    act,
    subjectName,
    proposedById,
    refusal,
  }));
}

async function findOwners({ db, caller, services, query: { text } }: Search): Promise<Found['owners']> {
  if (!may('owners.read', caller.role)) return [];
  const judging = judgingBy(services);
  const found = await Promise.all(
    [{ legalName: text }, { taxId: text }].map((wanted) =>
      findOwnerRows(db, z.decode(v1.owners.find.query, { ...wanted, take }), judging),
    ),
  );
  const byId = new Map(found.flatMap(({ data }) => data).map((owner) => [owner.ownerId, owner]));
  return [...byId.values()]
    .slice(0, foundMax)
    .map(({ ownerId, legalName, taxId }) => ({ ownerId, legalName, taxId }));
}

async function findComplaints({ db, caller, now, query }: Search): Promise<Found['complaints']> {
  if (!may('complaints.handle', caller.role)) return [];
  const wanted = z.decode(v1.complaints.find.query, { search: query.text, take });
  const { data } = await findComplaintRows(db, caller, wanted, now);
  return data.map(({ complaintId, reference, name }) => ({ complaintId, reference, name }));
}

async function findQuestions({ db, caller, query }: Search): Promise<Found['questions']> {
  const wanted = z.decode(v1.projectQuestions.find.query, {
    search: query.text,
    ...(query.isWaiting && { state: 'Waiting' }),
    isAnswerable: 'true',
    take,
  });
  const { data } = await findQuestionRows(db, caller, wanted);
  return data.map(({ projectQuestionId, question, projectName, state }) => ({
    projectQuestionId,
    question,
    projectName,
    state,
  }));
}

/** Payment files whose number is the only one in the text. */
async function findPaymentFiles({ db, caller, query }: Search): Promise<Found['paymentFiles']> {
  const [number, ...more] = query.text.match(/\d+/g) ?? [];
  if (!may('paymentFiles.read', caller.role) || !number || number.length > 9 || more.length) return [];
  const found = await findFilesOfNumber(db, Number(number));
  return found.map(({ paymentFileId, state, ...file }) => ({ paymentFileId, number: file.number, state }));
}

const noOthers = {
  customers: [],
  projects: [],
  owners: [],
  complaints: [],
  paymentFiles: [],
  promotions: [],
} satisfies Partial<Found>;

/** What the caller can find that has no state to wait in. */
async function findOthers(call: Search): Promise<Pick<Found, keyof typeof noOthers>> {
  const { db, caller, query } = call;
  if (query.isWaiting) return noOthers;
  const [customers, projects, owners, complaints, paymentFiles, promotions] = await Promise.all([
    findCustomers(call),
    searchProjects(db, caller, { text: query.text, take: foundMax }),
    findOwners(call),
    findComplaints(call),
    findPaymentFiles(call),
    findPromotionsOfStaff(call),
  ]);
  return { customers, projects, owners, complaints, paymentFiles, promotions };
}

/** The first results from each list that staff search. With `isWaiting`, only what waits for staff. */
export async function findEverywhere(call: Search): Promise<Found> {
  const { isWaiting } = call.query;
  const others = await findOthers(call);
  const ids = others.customers.map(({ userId }) => userId);
  const owners = isWaiting ? undefined : ids;
  const [movements, bankEntries, bankAccounts, questions, tickets, verifications] = await Promise.all([
    isWaiting ? findPendingMovements(call) : findMovements(call, ids),
    findBankEntries(call),
    findBankAccounts(call, owners),
    findQuestions(call),
    isWaiting ? findOpenTickets(call) : findTickets(call),
    findUndecidedIdentities(call, owners),
  ]);
  const proposals = await findProposals(call, movements);
  return { ...others, movements, bankEntries, bankAccounts, questions, tickets, verifications, proposals };
}
