import { type PhaseName, type Project, phaseColours } from '@semilla/contract';
import type { MessageKey } from '@semilla/i18n';

type Offer = Pick<
  Project,
  'phaseName' | 'fullySubscribedUntil' | 'suspendedUntil' | 'amountInvested' | 'outcome'
>;

export interface Badge {
  word: MessageKey;
  colour: (typeof phaseColours)[PhaseName] | 'amber' | 'red';
}

/** The badge of a project: its phase, unless the offer is suspended or full, its loan does not pay, or nothing came of it. */
export function projectBadge(project: Offer): Badge {
  const { phaseName, fullySubscribedUntil, suspendedUntil, outcome } = project;
  const isClosed = phaseName === 'Closed';
  if (suspendedUntil) return { word: 'project.card.suspended', colour: 'amber' };
  if (fullySubscribedUntil) return { word: 'project.card.full', colour: 'green' };
  if (isClosed && project.amountInvested === 0) return { word: 'project.card.neverFunded', colour: 'grey' };
  if (outcome?.loan === 'default')
    return { word: isClosed ? 'project.card.closedAfterDefault' : 'project.loan.default', colour: 'red' };
  if (outcome?.loan === 'late') return { word: 'project.loan.lateBadge', colour: 'amber' };
  return { word: `project.phases.${phaseName}`, colour: phaseColours[phaseName] };
}
