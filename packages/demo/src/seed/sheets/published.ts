import type { PhaseName } from '@semilla/contract';
import type { Calendar } from '../calendar.ts';
import { historyOf } from '../projects/history-of.ts';
import type { DemoProject } from '../projects/project.ts';

const announced: readonly PhaseName[] = ['Next_Opening', 'Preinvestment', 'Investment'];
/** An announced project with an unfinished sheet. */
const stillWritten = 'invernaderos-de-nijar';
/** A project with a sheet that was corrected some days after the offer opened. */
const corrected = 'casa-alfama-lisboa';
const correctedAfterDays = 6;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** When each version of a sheet was published: before the announcement, and for the corrected one again after the opening. */
export function publicationsOf(project: DemoProject, calendar: Calendar): Date[] {
  const { passed } = historyOf(project, calendar);
  const first = passed.find(({ phase }) => announced.includes(phase));
  if (!first || project.url === stillWritten) return [];
  const open = passed.find(({ phase }) => phase === 'Investment');
  const publishedAt = new Date(first.from.getTime() - hourMs);
  if (project.url !== corrected || !open) return [publishedAt];
  return [publishedAt, new Date(open.from.getTime() + correctedAfterDays * dayMs)];
}
