import type { PhaseName, Project } from '@semilla/contract';

export interface Figures {
  published: number;
  open: number;
  closed: number;
  raisedCents: number;
}

type Counted = Pick<Project, 'phaseName' | 'amountInvested'>;

/** What the platform has done so far, from the projects themselves. */
export function figuresOf(projects: readonly Counted[]): Figures {
  const inPhase = (phase: PhaseName) => projects.filter(({ phaseName }) => phaseName === phase).length;
  return {
    published: projects.length,
    open: inPhase('Investment'),
    closed: inPhase('Closed'),
    raisedCents: projects.reduce((sum, { amountInvested }) => sum + amountInvested, 0),
  };
}
