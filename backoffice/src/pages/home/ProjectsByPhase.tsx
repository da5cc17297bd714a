import { Box, Card, CardActionArea, Skeleton, Typography } from '@mui/material';
import { type PhaseTotal, phaseNames } from '@semilla/contract';
import { formatNumber } from '@semilla/format';
import { LinkBase, useTranslate } from 'react-admin';
import { listPath } from '../../api/list-path.ts';
import { PhaseChip } from '../../kit/fields/PhaseField.tsx';
import { LoadFailure } from '../../kit/page/LoadFailure.tsx';
import { useHomePart } from './use-home.ts';

const tiles = {
  display: 'grid',
  gap: { xs: 1.5, sm: 2 },
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(auto-fill, minmax(10rem, 1fr))' },
  // On wide screens all tiles share a row, each as wide as its phase name.
  '@media (min-width: 1400px)': { gridTemplateColumns: `repeat(${phaseNames.length}, auto)` },
};

function PhaseTile({ phaseId, phaseName, total }: PhaseTotal) {
  const translate = useTranslate();
  return (
    <Card>
      <CardActionArea
        component={LinkBase}
        to={listPath('/project/', { phaseId })}
        sx={{ p: 1.5, height: '100%' }}
      >
        <PhaseChip phase={phaseName} />
        <Typography sx={{ mt: 1.5, fontSize: '1.75rem', fontWeight: 'bold', lineHeight: 1 }}>
          {formatNumber(total)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {translate('project.backoffice.home.projects', { smart_count: total })}
        </Typography>
      </CardActionArea>
    </Card>
  );
}

/** The number of projects in each phase, linked to the filtered list. */
export function ProjectsByPhase() {
  const { data: totals, error, refetch } = useHomePart('totalByPhases');
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return (
    <Box sx={tiles}>
      {totals
        ? totals.map((total) => <PhaseTile key={total.phaseId} {...total} />)
        : phaseNames.map((name) => <Skeleton key={name} variant="rounded" height={110} />)}
    </Box>
  );
}
