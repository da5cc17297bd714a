import type { PhaseName } from '@semilla/contract';
import type { Calendar } from '../calendar.ts';
import { historyOf } from '../projects/history-of.ts';
import type { DemoProject } from '../projects/project.ts';

const announced: readonly PhaseName[] = ['Next_Opening', 'Preinvestment', 'Investment'];
/** Announced, but its sheet is still being written. */
const stillWritten = 'invernaderos-de-nijar';
/** Its sheet was corrected once, some days after the offer opened. */
const corrected = 'casa-alfama-lisboa';
const correctedAfterDays = 6;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** When each version of the sheet of a project was published: before it was announced, and one again while it was open. */
export function publicationsOf(project: DemoProject, calendar: Calendar): Date[] {
  const { passed } = historyOf(project, calendar);
  const first = passed.find(({ phase }) => announced.includes(phase));
  if (!first || project.url === stillWritten) return [];
  const open = passed.find(({ phase }) => phase === 'Investment');
  const publishedAt = new Date(first.from.getTime() - hourMs);
  if (project.url !== corrected || !open) return [publishedAt];
  return [publishedAt, new Date(open.from.getTime() + correctedAfterDays * dayMs)];
}
