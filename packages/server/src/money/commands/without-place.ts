import type { WaitingPlaceRow } from '../../schema/waiting-places.ts';
import type { LedgerProject } from '../engine/world.ts';

/** Removes a place from the project's counter. Places that wait for a confirmation are not in the counter. */
export function withoutPlace(
  ledgerProject: LedgerProject,
  { needsConfirmation }: Pick<WaitingPlaceRow, 'needsConfirmation'>,
): LedgerProject {
  if (needsConfirmation) return ledgerProject;
  const { project } = ledgerProject;
  return { ...ledgerProject, project: { ...project, waitingNumber: project.waitingNumber - 1 } };
}
