import { offeredPhases, type Project } from '@semilla/contract';

/** Every page with an offer names the reflection period, also of an offer that is full or suspended. */
export const hasReflectionNote = ({ phaseName }: Pick<Project, 'phaseName'>): boolean =>
  offeredPhases.includes(phaseName);
