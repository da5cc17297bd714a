import type { Project } from '@semilla/contract';

/** Whether nobody can invest any more: what matters now is how it goes, not what an amount would return. */
export const isFinanced = ({ phaseName }: Pick<Project, 'phaseName'>) =>
  phaseName === 'Financed' || phaseName === 'Closed';
