import { type BulkResource, bulkLists, fieldErrors, type InputOf, scopeOf, type v1 } from '@semilla/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { Change } from '../../kit/change/make-change.ts';
import { ApiError, Forbidden, InvalidInput, NotFound } from '../../kit/errors.ts';
import type { SignedIn } from '../../kit/http/caller.ts';
import type { Services } from '../../kit/services.ts';
import { bulkActRows } from '../../schema/bulk-act-rows.ts';
import type { Authority } from './bulk-act.ts';
import { freezeRows } from './freeze-rows.ts';
import { insertBulkAct, lockBulkAct, updateBulkAct } from './queries.ts';
import { bulkActNamed } from './registered.ts';
import { bulkActsQueue } from './run-bulk-acts.ts';

type Body = InputOf<typeof v1.bulkActs.create>['body'];

interface Starter {
  caller: SignedIn;
  requestId: string;
  now: Date;
}

const noPaging = { skip: true, take: true, orderBy: true, orderSide: true, cursor: true, ids: true } as const;

/** Reads a filter as the list itself would. */
function readFilter(resource: BulkResource, filter: Record<string, string>) {
  const query: z.ZodObject = bulkLists[resource].query;
  const parsed = query.omit(noPaging).safeParse(filter);
  if (parsed.success) return parsed.data;
  const errors = fieldErrors(parsed.error);
  throw new InvalidInput(errors.map((error) => ({ ...error, path: `filter.${error.path}` })));
}

/** The act needs exactly the values of its rule, and either ids or a filter. */
function assertWhole({ act, values = {}, ids, filter }: Body): void {
  const { rule } = bulkActNamed(act);
  const needed: readonly string[] = rule.values;
  const given = Object.keys(values);
  const problems = [
    ...needed.filter((name) => !given.includes(name)).map((name) => ({ name, code: 'required' })),
    ...given.filter((name) => !needed.includes(name)).map((name) => ({ name, code: 'unknown' })),
  ].map(({ name, code }) => ({ path: `values.${name}`, code, params: {} }));
  if ((ids === undefined) === (filter === undefined))
    problems.push({ path: 'filter', code: 'required', params: {} });
  if (problems.length) throw new InvalidInput(problems);
}

/** The permission of the act, which every group checks again. */
export function authorityFor({ who }: { who: Parameters<typeof scopeOf>[0] }, caller: SignedIn): Authority {
  const scope = scopeOf(who, caller.role);
  if (!scope) throw new Forbidden();
  return { caller, scope };
}

/** Starts a bulk act: notes its records, and queues the job in the same transaction. */
export async function createBulkAct(
  change: Change,
  services: Services,
  body: Body,
  { caller, requestId, now }: Starter,
): Promise<string> {
  const { tx } = change;
  const { act, values = {}, ids, filter } = body;
  const { rule, list, act: code } = bulkActNamed(act);
  const authority = authorityFor(rule, caller);
  assertWhole(body);
  const query = readFilter(rule.resource, filter ?? {});
  await code.check?.(tx, values);
  const { bulkActId } = await insertBulkAct(tx, {
    resource: rule.resource,
    act,
    values,
    filter: filter ?? null,
    startedById: caller.userId,
    requestId,
    createdAt: now,
  });
  const matches = await list.matches(query as never, authority, { tx, services, now });
  const where = ids ? and(matches, inArray(list.id, ids)) : matches;
  const total = await freezeRows(tx, { bulkActId, id: list.id, where }).catch((error) => {
    if (ids && error instanceof ApiError && error.code === 'overview.nothing_matches') throw new NotFound();
    throw error;
  });
  // Ids of records that the caller cannot reach are answered like those of missing ones.
  if (ids && total !== new Set(ids).size) throw new NotFound();
  const subject = { subjectType: 'bulk-act', subjectId: bulkActId };
  change.audit({ action: 'bulk-act.create', ...subject, after: { act, total } });
  await services.jobs.enqueue(tx, bulkActsQueue, { bulkActId });
  return bulkActId;
}

/** Starts a bulk act that takes back the changes of another. */
export async function undoBulkAct(
  change: Change,
  services: Services,
  undoesId: string,
  { caller, requestId, now, scope }: Starter & Pick<Authority, 'scope'>,
): Promise<string> {
  const { tx } = change;
  const undone = await lockBulkAct(tx, undoesId, { caller, scope });
  const { act, resource, values, state, total } = undone;
  const { rule } = bulkActNamed(act);
  authorityFor(rule, caller);
  const hasEnded = state === 'done' || state === 'stopped';
  if (!rule.canBeUndone || undone.undoesId || !hasEnded) throw new ApiError('overview.cannot_be_undone');
  const { bulkActId } = await insertBulkAct(tx, {
    resource,
    act,
    values,
    filter: null,
    undoesId,
    startedById: caller.userId,
    requestId,
    createdAt: now,
  });
  const frozen = await freezeRows(tx, {
    bulkActId,
    id: bulkActRows.recordId,
    where: and(eq(bulkActRows.bulkActId, undoesId), eq(bulkActRows.result, 'done')),
  });
  await updateBulkAct(tx, undoesId, { state: 'undone' });
  change.audit({
    action: 'bulk-act.undo',
    subjectType: 'bulk-act',
    subjectId: undoesId,
    before: { state, total },
    after: { state: 'undone', total: frozen },
  });
  await services.jobs.enqueue(tx, bulkActsQueue, { bulkActId });
  return bulkActId;
}
