import { pageOfLookUp, type SavedView, v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { differences } from '../../kit/audit/write-audit.ts';
import { assertSeen } from '../../kit/database/versions.ts';
import { type Call, route } from '../../kit/http/route.ts';
import { assertAccepted, assertReadable, isReadable } from './check-view.ts';
import {
  deleteSavedView,
  findSavedView,
  findSavedViews,
  insertSavedView,
  lockSavedView,
  updateSavedView,
} from './queries.ts';

const subjectOf = ({ savedViewId }: SavedView) => ({ subjectType: 'saved-view', subjectId: savedViewId });

/** What the audit trail keeps of a view. A filter may name a customer, so it is left out. */
const noted = ({ name, list, isShared }: SavedView) => ({ name, list, isShared });

async function create({ body, caller, now, change }: Call<typeof v1.savedViews.create>) {
  assertAccepted(body, caller.role);
  return change(async ({ tx, audit }) => {
    const view = await insertSavedView(tx, body, { userId: caller.userId, now });
    audit({ action: 'saved-view.create', ...subjectOf(view), after: noted(view) });
    return view;
  });
}

async function edit({ params, body, caller, scope, change }: Call<typeof v1.savedViews.edit>) {
  return change(async ({ tx, audit }) => {
    const before = await lockSavedView(tx, params.savedViewId, { userId: caller.userId, scope });
    const { version, ...changes } = body;
    assertSeen(before, version);
    assertAccepted({ ...changes, list: before.list }, caller.role);
    const after = await updateSavedView(tx, before, changes);
    audit({ action: 'saved-view.edit', ...subjectOf(after), ...differences(noted(before), noted(after)) });
    return after;
  });
}

export function registerSavedViews(app: FastifyInstance): void {
  route(app, v1.savedViews.find, async ({ db, query, caller }) => {
    const { list } = query;
    if (list !== undefined) assertReadable(list, caller.role);
    const views = await findSavedViews(db, list, caller);
    return pageOfLookUp(
      views.filter((view) => isReadable(view.list, caller.role)),
      query,
    );
  });
  route(app, v1.savedViews.create, create);
  route(app, v1.savedViews.edit, edit, {
    findCurrent: ({ db, params, caller }) => findSavedView(db, params.savedViewId, caller),
  });
  route(app, v1.savedViews.delete, ({ params, caller, scope, change }) =>
    change(async ({ tx, audit }) => {
      const before = await lockSavedView(tx, params.savedViewId, { userId: caller.userId, scope });
      await deleteSavedView(tx, before.savedViewId);
      audit({ action: 'saved-view.delete', ...subjectOf(before), before: noted(before) });
    }),
  );
}
