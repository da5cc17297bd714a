import { offeredPhases, type Project } from '@semilla/contract';

/** Every page with an offer mentions the reflection period, even if the offer is full or suspended. */
export const hasReflectionNote = ({ phaseName }: Pick<Project, 'phaseName'>): boolean =>
  offeredPhases.includes(phaseName);
