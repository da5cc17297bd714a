import type { Db } from '../../kit/database/types.ts';
import { financedNotices } from '../../project/notices/financed-notices.ts';
import type { Notice } from '../notices/notice-mails.ts';
import type { Effects } from './effects.ts';
import type { World } from './world.ts';

/** Collects the notices of a batch, and adds one for each investor of a financed project. */
export async function noticesOf(tx: Db, world: World, all: readonly Effects[]): Promise<Notice[]> {
  const notices = all.flatMap((effects) => effects.notices ?? []);
  for (const projectId of all.flatMap(({ activates = [] }) => activates)) {
    const ledgerProject = world.projects.get(projectId);
    if (ledgerProject) notices.push(...(await financedNotices(tx, ledgerProject.project)));
  }
  return notices;
}
