import type { Project } from '@semilla/contract';
import { formatDate } from '@semilla/format';
import type { Translate } from '@semilla/i18n';

/** Explains why nobody can invest now, and what happens next. */
export function phaseNote(project: Project, t: Translate, today: string): string {
  const { phaseName, dateStart, fullySubscribedUntil, suspendedUntil, amountInvested, outcome } = project;
  if (suspendedUntil) {
    const said = phaseName === 'Preinvestment' ? 'suspendedWishes' : 'suspended';
    return t(`project.detail.phaseSays.${said}`, { date: formatDate(suspendedUntil) });
  }
  if (fullySubscribedUntil) {
    return t('project.detail.phaseSays.fullySubscribed', { date: formatDate(fullySubscribedUntil) });
  }
  if (phaseName === 'Closed' && amountInvested === 0) return t('project.detail.phaseSays.neverFunded');
  if (phaseName === 'Financed' && outcome && outcome.loan !== 'onTime') {
    return t(`project.detail.phaseSays.${outcome.loan}`);
  }
  if (phaseName === 'Financed' || phaseName === 'Closed') return t(`project.detail.phaseSays.${phaseName}`);
  // Only staff see the page of a discarded project.
  if (phaseName === 'Discarded') return '';
  // Staff open a project by hand, so its day may have passed.
  const opening =
    dateStart && dateStart >= today
      ? t('project.detail.phaseSays.opensOn', { date: formatDate(dateStart) })
      : t('project.detail.phaseSays.opensSoon');
  if (phaseName === 'Preinvestment') return `${preinvestNote(project, t)} ${opening}`;
  return opening;
}

const preinvestNote = ({ preinvestorDateEnd }: Project, t: Translate) =>
  preinvestorDateEnd
    ? t('project.detail.phaseSays.preinvestUntil', { date: formatDate(preinvestorDateEnd) })
    : t('project.detail.phaseSays.preinvest');
