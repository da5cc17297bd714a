import type { Project } from '@semilla/contract';
import { formatDate } from '@semilla/format';
import type { Translate } from '@semilla/i18n';

/** What somebody may expect of a project that nobody can invest in now. */
export function phaseNote({ phaseName, dateStart }: Project, t: Translate): string {
  if (phaseName === 'Financed' || phaseName === 'Closed') return t(`project.detail.phaseSays.${phaseName}`);
  // Only who looks after it sees its page.
  if (phaseName === 'Discarded') return '';
  return dateStart
    ? t('project.detail.phaseSays.opensOn', { date: formatDate(dateStart) })
    : t('project.detail.phaseSays.opensSoon');
}
