import type { PhaseName } from '@semilla/contract';

// The same ids as in the migration that fills the catalogue. Phases never change, so reading them needs no query.
const idOf = (orderIndex: number) => `01900000-0000-7000-8000-00000000000${orderIndex}`;

export const phaseIds: Record<PhaseName, string> = {
  Discarded: idOf(0),
  Draft: idOf(1),
  Next_Opening: idOf(2),
  Preinvestment: idOf(3),
  Investment: idOf(4),
  Financed: idOf(5),
  Closed: idOf(6),
};

export function phaseNameOf(phaseId: string): PhaseName | undefined {
  return (Object.keys(phaseIds) as PhaseName[]).find((name) => phaseIds[name] === phaseId);
}
