import { annualProfitability, type Project } from '@semilla/contract';
import { formatPercent, missing } from '@semilla/format';
import type { Translate } from '@semilla/i18n';

type Returning = Pick<Project, 'phaseName' | 'targetProfitability' | 'projectDuration' | 'outcome'>;

/** The return a year: what a project that has ended obtained, which is nothing if it was not funded, else the target. */
export function returnFigure(
  { phaseName, targetProfitability, projectDuration, outcome }: Returning,
  t: Translate,
) {
  if (phaseName === 'Closed') {
    const actual = outcome?.actualProfitability ?? null;
    return { label: t('project.card.obtained'), value: actual === null ? missing : formatPercent(actual) };
  }
  return {
    label: t('project.card.annual'),
    value: formatPercent(annualProfitability(targetProfitability, projectDuration)),
  };
}
