import type { Project } from '@semilla/contract';
import type { MessageKey } from '@semilla/i18n';

type Dated = Pick<
  Project,
  'phaseName' | 'dateStart' | 'dateEnd' | 'startedAt' | 'fullySubscribedUntil' | 'suspendedUntil'
>;

interface NextDate {
  word: MessageKey;
  day: string | null;
  /** Whether the browser adds the number of days left. */
  isCountedDown: boolean;
}

const dated = (word: MessageKey, day: string | null): NextDate => ({ word, day, isCountedDown: true });

/** The most relevant date: first when investing opens, then when it ends, and finally when the project starts. */
export function nextDate(project: Dated, today: string): NextDate {
  const { phaseName, dateStart, dateEnd, startedAt, fullySubscribedUntil, suspendedUntil } = project;
  const isComing = phaseName === 'Next_Opening' || phaseName === 'Preinvestment';
  if (suspendedUntil)
    return { word: 'project.card.suspendedUntil', day: suspendedUntil, isCountedDown: false };
  if (isComing && dateStart && dateStart < today)
    return { word: 'project.card.opensSoon', day: null, isCountedDown: false };
  if (isComing) return dated('project.card.opens', dateStart);
  if (fullySubscribedUntil) return dated('project.card.fullUntil', fullySubscribedUntil);
  if (phaseName === 'Investment' && dateEnd && dateEnd >= today)
    return dated('project.card.openUntil', dateEnd);
  return dated('project.card.starts', startedAt);
}
