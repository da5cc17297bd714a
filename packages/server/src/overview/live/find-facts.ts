import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import type { ChangeEvent } from '../../kit/live/change-event.ts';
import { isOpenToEveryone, isShownOnFrontOffice } from '../../project/access.ts';
import { projects } from '../../schema/projects.ts';
import { proposals } from '../../schema/proposals.ts';
import { tickets } from '../../schema/tickets.ts';
import { userAssignments } from '../../schema/user-assignments.ts';
import { users } from '../../schema/users.ts';
import type { Listener } from './heard-by.ts';

type ByRecord = ReadonlyMap<string, string | null>;

/** Who is currently responsible for the records in events, and who may see the projects. */
export interface Facts {
  managerOfUser: ByRecord;
  managerOfProject: ByRecord;
  /** Per ticket: the responsible member of staff, and the manager of its customer. */
  handlersOfTicket: ReadonlyMap<string, readonly (string | null)[]>;
  proposerOf: ByRecord;
  /** Projects that the front office shows to everybody. `privateProjects` are shown only to verified investors. */
  publicProjects: ReadonlySet<string>;
  privateProjects: ReadonlySet<string>;
  verifiedIds: ReadonlySet<string>;
}

const distinct = (lists: readonly (readonly string[])[]) => [...new Set(lists.flat())];
const isUuid = (id: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id);

async function findProjects(db: Db, projectIds: string[]) {
  if (!projectIds.length) return [];
  return db.select().from(projects).where(inArray(projects.projectId, projectIds));
}

async function findVerified(db: Db, userIds: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ userId: users.userId, status: users.verificationStatus })
    .from(users)
    .where(inArray(users.userId, userIds));
  return new Set(rows.filter(({ status }) => status === 'Approved').map(({ userId }) => userId));
}

// An event about a ticket that its customer is not told about does not name the customer.
const findHandlersOf = (db: Db, ticketIds: string[]) =>
  db
    .select({
      ticketId: tickets.ticketId,
      responsibleId: tickets.responsibleId,
      managerId: userAssignments.managerId,
    })
    .from(tickets)
    .leftJoin(userAssignments, eq(userAssignments.userId, tickets.userId))
    .where(inArray(tickets.ticketId, ticketIds));

const findProposers = (db: Db, proposalIds: string[]) =>
  db
    .select({ proposalId: proposals.proposalId, proposedById: proposals.proposedById })
    .from(proposals)
    .where(inArray(proposals.proposalId, proposalIds));

/**
 * Finds who is responsible for the records in events. Called only if managers listen, because administrators
 * are told everything.
 */
async function findResponsible(db: Db, events: readonly ChangeEvent[]) {
  const idsOf = (...of: string[]) =>
    distinct(
      events.filter(({ topics }) => of.some((topic) => topics.includes(topic))).map(({ ids }) => ids),
    ).filter(isUuid);
  const userIds = distinct(events.map((event) => event.userIds));
  const ticketIds = idsOf('tickets', 'workClaims');
  const proposalIds = idsOf('approvals');
  const [assigned, handled, proposed] = await Promise.all([
    userIds.length ? db.select().from(userAssignments).where(inArray(userAssignments.userId, userIds)) : [],
    ticketIds.length ? findHandlersOf(db, ticketIds) : [],
    proposalIds.length ? findProposers(db, proposalIds) : [],
  ]);
  return {
    managerOfUser: new Map(assigned.map(({ userId, managerId }) => [userId, managerId])),
    handlersOfTicket: new Map(
      handled.map(({ ticketId, responsibleId, managerId }) => [ticketId, [responsibleId, managerId]]),
    ),
    proposerOf: new Map(proposed.map(({ proposalId, proposedById }) => [proposalId, proposedById])),
  };
}

const nobody = { managerOfUser: new Map(), handlersOfTicket: new Map(), proposerOf: new Map() };

/** Reads the facts that decide which listener may see which event, for many events and listeners at once. */
export async function findFacts(
  db: Db,
  events: readonly ChangeEvent[],
  listeners: readonly Listener[],
): Promise<Facts> {
  const hasManagers = listeners.some(({ role }) => role === 'operator');
  const responsible = hasManagers ? await findResponsible(db, events) : nobody;
  const changed = await findProjects(db, distinct(events.map(({ projectIds }) => projectIds)));
  const hidden = changed.filter((project) => !isOpenToEveryone(project) && isShownOnFrontOffice(project));
  const customers = listeners.filter(({ role }) => role === 'user').map(({ userId }) => userId);
  return {
    ...responsible,
    managerOfProject: new Map(changed.map(({ projectId, managerId }) => [projectId, managerId])),
    publicProjects: new Set(changed.filter(isOpenToEveryone).map(({ projectId }) => projectId)),
    privateProjects: new Set(hidden.map(({ projectId }) => projectId)),
    verifiedIds: hidden.length && customers.length ? await findVerified(db, customers) : new Set(),
  };
}
