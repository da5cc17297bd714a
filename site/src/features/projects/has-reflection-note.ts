import { offeredPhases, type Project } from '@semilla/contract';

/**
 * Whether the page mentions the reflection period. Every page with an offer does, even if the offer is full
 * or suspended.
 */
export const hasReflectionNote = ({ phaseName }: Pick<Project, 'phaseName'>): boolean =>
  offeredPhases.includes(phaseName);
