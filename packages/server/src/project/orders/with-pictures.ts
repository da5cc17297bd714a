import type { ListedOrder, Order } from '@semilla/contract';
import { and, inArray } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import type { Caller } from '../../kit/http/caller.ts';
import { projects } from '../../schema/projects.ts';
import { visibleTo } from '../access.ts';
import { findFirstPictures } from '../project-media-files/queries.ts';

/** Adds the first picture of its project to each order, if the caller may see the project. */
export async function withPictures(db: Db, caller: Caller, orders: readonly Order[]): Promise<ListedOrder[]> {
  const ids = [...new Set(orders.map(({ projectId }) => projectId))];
  const seen = await db
    .select({ projectId: projects.projectId })
    .from(projects)
    .where(and(inArray(projects.projectId, ids), visibleTo(caller)));
  const pictures = await findFirstPictures(
    db,
    seen.map(({ projectId }) => projectId),
  );
  return orders.map((order) => ({ ...order, projectPicture: pictures.get(order.projectId) ?? null }));
}
