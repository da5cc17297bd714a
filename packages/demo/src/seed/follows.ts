import { insertRows } from '@semilla/server/kit/database/sets.ts';
import type { Db } from '@semilla/server/kit/database/types.ts';
import { projectFollows } from '@semilla/server/schema/project-follows.ts';
import { accountId } from './accounts.ts';
import type { Calendar } from './calendar.ts';
import type { DemoAccountKey } from './named-accounts.ts';
import type { DemoProject } from './projects/project.ts';
import { projectId } from './projects/write.ts';

const followers: { who: DemoAccountKey; daysAgo: number }[] = [
  { who: 'investor', daysAgo: 4 },
  { who: 'company', daysAgo: 2 },
];

/** Makes two customers follow the projects that open next. */
export async function seedFollows(
  tx: Db,
  projects: readonly DemoProject[],
  calendar: Calendar,
): Promise<void> {
  const coming = projects.filter(({ history }) => history.at(-1)?.[0] === 'Next_Opening');
  const rows = followers.flatMap(({ who, daysAgo }) =>
    coming.map((project) => ({
      projectId: projectId(project, calendar),
      userId: accountId(who, calendar),
      followedAt: calendar.ago(daysAgo, 20, 15),
      toldPhase: null,
    })),
  );
  await insertRows(tx, projectFollows, rows);
}
