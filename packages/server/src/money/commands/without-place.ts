import type { LedgerProject } from '../engine/world.ts';

/** The project with one place less on its waiting list. */
export function withoutPlace(ledgerProject: LedgerProject): LedgerProject {
  const { project } = ledgerProject;
  return { ...ledgerProject, project: { ...project, waitingNumber: project.waitingNumber - 1 } };
}
