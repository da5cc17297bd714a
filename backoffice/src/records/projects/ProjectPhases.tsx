import { Box, Chip } from '@mui/material';
import { formatNumber } from '@semilla/format';
import { LinkBase, useLocation, useTranslate } from 'react-admin';
import { listPath } from '../../api/list-path.ts';
import { useTotalByPhases } from './use-total-by-phases.ts';

/** The number of projects in each phase, as links that filter the list. */
export function ProjectPhases() {
  const translate = useTranslate();
  const { search } = useLocation();
  const { totals, error, isPending } = useTotalByPhases();
  if (error || isPending) return <Box sx={{ minHeight: 32 }} />;
  return (
    <Box
      component="nav"
      aria-label={translate('project.backoffice.home.byPhase')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, minHeight: 32 }}
    >
      {totals.map(({ phaseId, phaseName, total }) => {
        const isShown = search.includes(phaseId);
        return (
          <Chip
            key={phaseId}
            clickable
            component={LinkBase}
            to={isShown ? '/project/?filter={}' : listPath('/project/', { phaseId })}
            variant={isShown ? 'filled' : 'outlined'}
            color={isShown ? 'primary' : 'default'}
            aria-current={isShown ? 'true' : undefined}
            label={`${translate(`project.phases.${phaseName}`)} · ${formatNumber(total)}`}
          />
        );
      })}
    </Box>
  );
}
