import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { PlaceLink } from '../fields/PlaceLink.tsx';
import { SummaryTile } from './SummaryTile.tsx';

export interface Wait {
  label: string;
  to: string;
}

/** What is not decided yet about a record; undefined while loading. */
export function WaitsTile({ waits }: { waits: readonly Wait[] | undefined }) {
  const translate = useTranslate();
  return (
    <SummaryTile title="overview.summary.waits" isPending={waits === undefined}>
      {waits?.length ? (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {waits.map(({ label, to }) => (
            <Box component="li" key={label} sx={{ py: 0.25 }}>
              <PlaceLink to={to}>{label}</PlaceLink>
            </Box>
          ))}
        </Box>
      ) : (
        <Typography color="textSecondary">{translate('overview.summary.nothingWaits')}</Typography>
      )}
    </SummaryTile>
  );
}
