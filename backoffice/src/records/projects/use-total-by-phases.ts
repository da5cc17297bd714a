import { type PhaseTotal, phaseNames } from '@semilla/contract';
import { useGetList } from 'react-admin';

const onlyTotals = { pagination: { page: 1, perPage: 1 }, filter: { getTotalByPhases: true } };
const placeholders = phaseNames.map((phaseName) => ({ phaseId: phaseName, phaseName, total: 0 }));

export function useTotalByPhases() {
  const { meta, error, isPending, refetch } = useGetList('project', onlyTotals);
  const totals = (meta?.totalByPhases as PhaseTotal[] | undefined) ?? placeholders;
  return { totals, error, isPending, refetch };
}
