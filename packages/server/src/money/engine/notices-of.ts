import type { Db } from '../../kit/database/types.ts';
import { financedNotices } from '../../project/notices/financed-notices.ts';
import type { Notice } from '../../project/notices/notice.ts';
import type { Effects } from './effects.ts';
import type { World } from './world.ts';

const saysFinanced = (notice: Notice, projectId: string) =>
  notice.kind === 'orderPlaced' && notice.projectId === projectId && notice.freeUntil === null;

/**
 * Collects the notices of a batch. The investor whose order financed a project gets no second notice: the order notice
 * already says so.
 */
export async function noticesOf(tx: Db, world: World, all: readonly Effects[]): Promise<Notice[]> {
  const notices = all.flatMap((effects) => effects.notices ?? []);
  for (const projectId of all.flatMap(({ activates = [] }) => activates)) {
    const ledgerProject = world.projects.get(projectId);
    const orderNotice = notices.find((notice) => saysFinanced(notice, projectId));
    const projectNotices = ledgerProject ? await financedNotices(tx, ledgerProject.project) : [];
    notices.push(...projectNotices.filter(({ userId }) => userId !== orderNotice?.userId));
  }
  return notices;
}
