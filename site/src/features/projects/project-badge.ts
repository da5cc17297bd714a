import { type PhaseName, type Project, phaseColours } from '@semilla/contract';
import type { MessageKey } from '@semilla/i18n';

type Offer = Pick<Project, 'phaseName' | 'fullySubscribedUntil' | 'suspendedUntil'>;

export interface Badge {
  word: MessageKey;
  colour: (typeof phaseColours)[PhaseName] | 'amber';
}

/** The badge of a project: its phase, unless the offer is suspended or full. */
export function projectBadge({ phaseName, fullySubscribedUntil, suspendedUntil }: Offer): Badge {
  if (suspendedUntil) return { word: 'project.card.suspended', colour: 'amber' };
  if (fullySubscribedUntil) return { word: 'project.card.full', colour: 'green' };
  return { word: `project.phases.${phaseName}`, colour: phaseColours[phaseName] };
}
