import {
  type Endpoint,
  everything,
  type LiveEvent,
  type Role,
  type Scope,
  scopeOf,
  v1,
  type Who,
} from '@semilla/contract';
import type { ChangeEvent } from '../../kit/live/change-event.ts';
import type { Facts } from './find-facts.ts';

export interface Listener {
  userId: string;
  role: Role;
}

/** With more ids than this, the event only says that the list changed. */
const idsMax = 50;

/** Who may read a topic: the callers of its list, or of its first reading endpoint if it has no list. */
function readersOf(topic: string): Who | undefined {
  const group = (v1 as Record<string, Partial<Record<string, Endpoint>>>)[topic] ?? {};
  const endpoints = Object.values(group) as Endpoint[];
  const read =
    group.find ?? group.findOne ?? endpoints.find(({ method }) => method === 'GET') ?? endpoints[0];
  return read?.who;
}

function scopeFor(who: Who | undefined, role: Role): Scope | undefined {
  if (!who) return undefined;
  if (who === 'anyone') return 'public';
  return who === 'halfSignedIn' ? 'own' : scopeOf(who, role);
}

const isOwn = ({ userId }: Listener, { userIds, alsoIds, ids }: ChangeEvent, { proposerOf }: Facts) =>
  userIds.includes(userId) || alsoIds.includes(userId) || ids.some((id) => proposerOf.get(id) === userId);

const isAssigned = ({ userId }: Listener, { userIds }: ChangeEvent, { managerOfUser }: Facts) =>
  userIds.some((id) => managerOfUser.get(id) === userId);

const isManaged = ({ userId }: Listener, { projectIds }: ChangeEvent, { managerOfProject }: Facts) =>
  projectIds.some((id) => managerOfProject.get(id) === userId);

const handlesTicket = ({ userId }: Listener, { ids }: ChangeEvent, { handlersOfTicket }: Facts) =>
  ids.some((id) => handlersOfTicket.get(id)?.includes(userId));

/**
 * The projects of an event that the listener may see: staff and verified customers see private projects too.
 */
function visibleProjects({ userId, role }: Listener, { projectIds }: ChangeEvent, facts: Facts): string[] {
  const seesPrivate = role !== 'user' || facts.verifiedIds.has(userId);
  return projectIds.filter(
    (id) => facts.publicProjects.has(id) || (seesPrivate && facts.privateProjects.has(id)),
  );
}

type Rule = (listener: Listener, event: ChangeEvent, facts: Facts, who: Who) => boolean;

// A manager hears about the records of assigned customers. For orders and records derived from them, managing
// the project is enough too. Claims are of records of all kinds.
const byInvestorOrProject: Rule = (listener, event, facts, who) =>
  isAssigned(listener, event, facts) ||
  ((who === 'orders.read' || who === 'queues.work') && isManaged(listener, event, facts)) ||
  (who === 'queues.work' && handlesTicket(listener, event, facts));

const rules: Record<Scope, Rule> = {
  all: () => true,
  own: isOwn,
  assigned: (listener, event, facts, who) =>
    isOwn(listener, event, facts) || byInvestorOrProject(listener, event, facts, who),
  handled: (listener, event, facts) =>
    isOwn(listener, event, facts) ||
    isAssigned(listener, event, facts) ||
    handlesTicket(listener, event, facts),
  managed: (listener, event, facts) =>
    isManaged(listener, event, facts) || visibleProjects(listener, event, facts).length > 0,
  managedOpen: isManaged,
  // Records without a project and a person, such as promotions, are the same for everyone.
  public: (listener, event, facts) =>
    event.projectIds.length
      ? visibleProjects(listener, event, facts).length > 0
      : event.userIds.length === 0 || isOwn(listener, event, facts),
};

/** The ids that a listener may know: of their own records and of projects they see. */
function knownIds(listener: Listener, event: ChangeEvent, facts: Facts): string[] {
  const isAdmin = listener.role === 'admin';
  const isNear =
    isOwn(listener, event, facts) ||
    isAssigned(listener, event, facts) ||
    handlesTicket(listener, event, facts);
  const projectIds = isAdmin
    ? event.projectIds
    : event.projectIds.filter((id) => facts.managerOfProject.get(id) === listener.userId);
  // An event about several people may contain ids of the others' records.
  const own = isAdmin || (isNear && event.userIds.length <= 1) ? event.ids : [];
  return [...new Set([...own, ...projectIds, ...visibleProjects(listener, event, facts)])];
}

/** The part of an event that a listener may see, by the permissions for its topics; undefined if none. */
export function heardBy(listener: Listener, event: ChangeEvent, facts: Facts): LiveEvent | undefined {
  if (event.topics.includes(everything)) return { topics: [everything] };
  const topics = event.topics.filter((topic) => {
    const who = readersOf(topic);
    const scope = scopeFor(who, listener.role);
    return who && scope && rules[scope](listener, event, facts, who);
  });
  if (!topics.length) return undefined;
  const ids = knownIds(listener, event, facts);
  return { topics, ...(ids.length > 0 && ids.length <= idsMax && { ids }) };
}

/** More events than this at the same moment are sent as one, without ids. */
const eventsMax = 20;

/** Removes duplicates. An event that everything changed replaces all others. */
export function joined(events: readonly LiveEvent[]): LiveEvent[] {
  const topics = [...new Set(events.flatMap((event) => event.topics))];
  if (topics.includes(everything)) return [{ topics: [everything] }];
  const different = [...new Map(events.map((event) => [JSON.stringify(event), event])).values()];
  return different.length > eventsMax ? [{ topics }] : different;
}
