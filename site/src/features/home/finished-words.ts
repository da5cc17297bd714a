import { daysBetween, type FinishedProject } from '@semilla/contract';
import type { Translate } from '@semilla/i18n';

/** Whether a finished project paid on its last day, later, or not everything. */
export function outcomeOf(
  { endsOn, repaidOn }: Pick<FinishedProject, 'endsOn' | 'repaidOn'>,
  t: Translate,
): { kind: 'onTime' | 'late' | 'loss'; text: string } {
  if (endsOn === null || repaidOn === null) return { kind: 'loss', text: t('common.home.outcomeLoss') };
  const days = daysBetween(endsOn, repaidOn);
  return days > 0
    ? { kind: 'late', text: t('common.home.outcomeLate', { smart_count: days }) }
    : { kind: 'onTime', text: t('common.home.outcomeOnTime') };
}
