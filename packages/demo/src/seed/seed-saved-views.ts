import type { Noted } from '@semilla/server/kit/audit/write-audit.ts';
import { insertRows } from '@semilla/server/kit/database/sets.ts';
import type { Db } from '@semilla/server/kit/database/types.ts';
import { savedViews } from '@semilla/server/schema/saved-views.ts';
import { accountId } from './accounts.ts';
import type { Calendar } from './calendar.ts';
import { demoId } from './demo-id.ts';
import { noted } from './trail/noted.ts';

type Row = typeof savedViews.$inferInsert;

const demoViews: (Omit<Row, 'ownerId'> & { owner: 'admin' | 'manager'; daysAgo: number })[] = [
  {
    owner: 'admin',
    daysAgo: 40,
    list: 'projects',
    name: 'Casi financiados',
    isShared: true,
    filter: { percentageInvested: 'gte:75.00' },
    orderBy: 'dateEnd',
    orderSide: 'asc',
    columns: ['name', 'phase', 'percentageInvested', 'financingAmount', 'dateEnd'],
  },
  {
    owner: 'manager',
    daysAgo: 25,
    list: 'tickets',
    name: 'Abiertas sin leer',
    isShared: true,
    filter: { stateId: 'Open', read: 'false' },
    orderBy: 'createdAt',
    orderSide: 'asc',
    columns: null,
  },
  {
    owner: 'admin',
    daysAgo: 12,
    list: 'transactions',
    name: 'Retiradas grandes',
    isShared: false,
    filter: { type: 'withdraw', amount: 'gte:1000.00' },
    orderBy: 'amount',
    orderSide: 'desc',
    columns: null,
  },
];

function viewRows(calendar: Calendar): (Row & { savedViewId: string; createdAt: Date })[] {
  return demoViews.map(({ owner, daysAgo, ...view }) => {
    const createdAt = calendar.ago(daysAgo, 10, 15);
    return {
      ...view,
      savedViewId: demoId(`saved view ${view.name}`, createdAt),
      ownerId: accountId(owner, calendar),
      createdAt,
    };
  });
}

/** Inserts views of lists, shared and private ones. */
export async function seedSavedViews(tx: Db, calendar: Calendar): Promise<void> {
  await insertRows(tx, savedViews, viewRows(calendar));
}

export function trailOfSavedViews(calendar: Calendar): Noted[] {
  return viewRows(calendar).map(({ savedViewId, createdAt, ownerId, name, list, isShared = false }) =>
    noted(createdAt, ownerId, {
      action: 'saved-view.create',
      subjectType: 'saved-view',
      subjectId: savedViewId,
      after: { name, list, isShared },
    }),
  );
}
