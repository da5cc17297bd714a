import type { Db } from '../../database/types.ts';
import { financedNotices } from '../../project/orders/financed-notices.ts';
import type { Effects } from './effects.ts';
import type { Notice } from './notice.ts';
import type { World } from './world.ts';

const saysFinanced = (notice: Notice, projectId: string) =>
  notice.kind === 'orderPlaced' && notice.projectId === projectId && notice.freeUntil === null;

/** What people are to be told of what was written; whoever brought the last euro is told so with their order. */
export async function noticesOf(tx: Db, world: World, all: readonly Effects[]): Promise<Notice[]> {
  const notices = all.flatMap((effects) => effects.notices ?? []);
  for (const projectId of all.flatMap(({ activates = [] }) => activates)) {
    const one = world.projects.get(projectId);
    const told = notices.find((notice) => saysFinanced(notice, projectId));
    const found = one ? await financedNotices(tx, one.project) : [];
    notices.push(...found.filter(({ userId }) => userId !== told?.userId));
  }
  return notices;
}
