import type { WaitingPlaceRow } from '../../schema/waiting-places.ts';
import type { LedgerProject } from '../engine/world.ts';

/** The project with one place less that can be filled; a place that waits for a confirmation was not counted. */
export function withoutPlace(
  ledgerProject: LedgerProject,
  { needsConfirmation }: Pick<WaitingPlaceRow, 'needsConfirmation'>,
): LedgerProject {
  if (needsConfirmation) return ledgerProject;
  const { project } = ledgerProject;
  return { ...ledgerProject, project: { ...project, waitingNumber: project.waitingNumber - 1 } };
}
