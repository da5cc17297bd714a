import type { Project } from '@semilla/contract';

/**
 * True once the project is financed or closed. The page then shows the progress of the loan instead of a
 * simulated return.
 */
export const isFinanced = ({ phaseName }: Pick<Project, 'phaseName'>) =>
  phaseName === 'Financed' || phaseName === 'Closed';
