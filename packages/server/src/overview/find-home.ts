import {
  addDays,
  civilDateAt,
  endingSoonDays,
  type Home,
  type HomePart,
  homeLinesMax,
  homeParts,
  may,
  type Permission,
  v1,
} from '@semilla/contract';
import { z } from 'zod';
import { investorKindList } from '../account/investor-kinds/queries.ts';
import { verificationList } from '../account/verifications/find-verifications.ts';
import { findProposalRows } from '../approvals/queries.ts';
import { hasOtherAdministrator } from '../kit/approvals/has-other-administrator.ts';
import type { Call } from '../kit/http/route.ts';
import { unlimited } from '../kit/users/reach.ts';
import { findMailRows } from '../misc/undelivered-mails/queries.ts';
import { sightOf } from '../payment/bank-accounts/access.ts';
import { bankAccountList } from '../payment/bank-accounts/queries.ts';
import { paymentFileList } from '../payment/payment-files/queries.ts';
import { findEntryRows } from '../payment/statements/queries.ts';
import { managedBy } from '../project/business/managed-by.ts';
import { findKeyFigures } from '../project/key-figures/find-key-figures.ts';
import { findLoanTasks } from '../project/loans/find-loan-tasks.ts';
import { judgingBy } from '../project/owners/judging-by.ts';
import { findOwnerRows } from '../project/owners/queries.ts';
import { findQuestionRows } from '../project/project-questions/queries.ts';
import { findFirstInReview } from '../project/project-reviews/queries.ts';
import { countByPhases } from '../project/projects/find-projects.ts';
import { clockOf, findNeedingAttention } from '../project/projects/overview.ts';
import { findComplaintRows } from '../support/complaints/find-complaints.ts';
import { findTicketRows } from '../support/tickets/find-tickets.ts';
import { transactionList } from '../wallet/transactions/queries.ts';

type HomeCall = Call<typeof v1.home.find>;
type Parts = Required<Omit<Home, 'failed'>>;

const first = { take: String(homeLinesMax), orderSide: 'asc' } as const;

/** Each part is shown to the callers with this permission. */
const permissionFor: Record<HomePart, Permission> = {
  approvals: 'approvals.decide',
  complaints: 'complaints.handle',
  questions: 'projectQuestions.answer',
  reviews: 'projects.changePhase',
  ownerTies: 'owners.edit',
  bankEntries: 'bankEntries.decide',
  transactions: 'transactions.decide',
  verifications: 'verifications.decide',
  bankAccounts: 'bankAccounts.decide',
  investorKinds: 'investorKinds.decide',
  tickets: 'overview.read',
  projects: 'overview.read',
  loans: 'overview.read',
  paymentFiles: 'paymentFiles.take',
  mails: 'undeliveredMails.read',
  totalByPhases: 'overview.read',
  figures: 'statistics.read',
  isOnlyAdministrator: 'approvals.decide',
};

const rows = async <T>(page: Promise<{ data: T[] }>): Promise<T[]> => (await page).data;

/** Each part is read like the list that the home page links to. */
const finders: { [Part in HomePart]: (call: HomeCall) => Promise<Parts[Part]> } = {
  approvals: ({ db, caller: { userId }, now }) =>
    rows(
      findProposalRows(
        db,
        { userId, isAll: true, now },
        z.decode(v1.approvals.find.query, { ...first, isForMe: 'true', orderBy: 'createdAt' }),
      ),
    ),
  complaints: ({ db, caller, now }) => {
    const query = z.decode(v1.complaints.find.query, { ...first, isDue: 'true', orderBy: 'deadline' });
    return rows(findComplaintRows(db, caller, query, now));
  },
  questions: ({ db, caller }) => {
    const wanted = { state: 'Waiting', isAnswerable: 'true', orderBy: 'askedAt' } as const;
    return rows(
      findQuestionRows(db, caller, z.decode(v1.projectQuestions.find.query, { ...first, ...wanted })),
    );
  },
  reviews: ({ db }) => findFirstInReview(db, homeLinesMax),
  ownerTies: ({ db, services }) => {
    const query = z.decode(v1.owners.find.query, { ...first, hasTiesInOffer: 'true', orderBy: 'legalName' });
    return rows(findOwnerRows(db, query, judgingBy(services)));
  },
  bankEntries: ({ db }) =>
    rows(
      findEntryRows(
        db,
        z.decode(v1.bankEntries.find.query, { ...first, state: 'waiting', orderBy: 'bookedOn' }),
      ),
    ),
  transactions: ({ db, caller, scope }) => {
    const query = z.decode(v1.transactions.find.query, { ...first, status: 'pending', orderBy: 'createdAt' });
    return rows(transactionList.rows(db, query, { caller, scope }));
  },
  verifications: ({ db, caller, scope }) => {
    const wanted = { status: 'Completed', orderBy: 'updatedAt' } as const;
    const query = z.decode(v1.verifications.find.query, { ...first, ...wanted });
    return rows(verificationList.rows(db, query, { scope, caller }));
  },
  bankAccounts: ({ db, caller, scope }) => {
    const query = z.decode(v1.bankAccounts.find.query, { ...first, state: 'pending', orderBy: 'updatedAt' });
    return rows(bankAccountList.rows(db, query, sightOf({ caller, scope })));
  },
  investorKinds: ({ db, caller, scope }) => {
    const query = z.decode(v1.investorKinds.find.query, { ...first, state: 'pending', orderBy: 'createdAt' });
    return rows(investorKindList.rows(db, query, { scope, caller }));
  },
  tickets: (call) => {
    const query = z.decode(v1.tickets.find.query, { ...first, awaitsAnswer: 'true', orderBy: 'turn' });
    return rows(findTicketRows(call.db, call, query));
  },
  projects: ({ db, services, caller: { role, userId }, now }) => {
    const by = addDays(civilDateAt(now), endingSoonDays);
    return findNeedingAttention(db, clockOf(services), { by, take: homeLinesMax, role, userId });
  },
  loans: async ({ db, caller, scope, now }) => {
    const tasks = await findLoanTasks(db, caller.role, managedBy({ caller, scope }), now);
    return tasks.slice(0, homeLinesMax);
  },
  paymentFiles: ({ db }) => {
    const wanted = { state: 'approved', orderBy: 'number' } as const;
    return rows(
      paymentFileList.rows(db, z.decode(v1.paymentFiles.find.query, { ...first, ...wanted }), unlimited),
    );
  },
  mails: ({ db }) => {
    const wanted = { state: 'undelivered', orderBy: 'failedAt', orderSide: 'desc' } as const;
    return rows(findMailRows(db, z.decode(v1.undeliveredMails.find.query, { ...first, ...wanted })));
  },
  totalByPhases: ({ db, caller }) => countByPhases(db, caller),
  figures: ({ services, caller, scope, now }) =>
    findKeyFigures(services.database.replicaDb(), { caller, scope }, now),
  isOnlyAdministrator: async ({ db, caller }) => !(await hasOtherAdministrator(db, caller.userId)),
};

const isAsked = (part: HomePart, { caller, query }: HomeCall) =>
  may(permissionFor[part], caller.role) && (part !== 'figures' || query.getFigures === true);

/** Fails as well if the answer could not contain the part, because that would fail all parts. */
async function findPart(part: HomePart, call: HomeCall) {
  const found = await finders[part](call);
  z.encode(v1.home.find.answer.shape[part] as z.ZodType, found);
  return found;
}

/** Answers the parts that could be read and names the others, so that one failure does not hide the rest. */
export async function findHome(call: HomeCall): Promise<Home> {
  const asked = homeParts.filter((part) => isAsked(part, call));
  const results = await Promise.allSettled(asked.map((part) => findPart(part, call)));
  const found: [HomePart, unknown][] = [];
  const failed: HomePart[] = [];
  for (const [index, result] of results.entries()) {
    const part = asked[index] as HomePart;
    if (result.status === 'fulfilled') {
      found.push([part, result.value]);
      continue;
    }
    call.request.log.error({ err: result.reason, part }, 'a part of the home page could not be read');
    failed.push(part);
    if (failed.length === asked.length) throw result.reason;
  }
  return { ...(Object.fromEntries(found) as Omit<Home, 'failed'>), failed };
}
