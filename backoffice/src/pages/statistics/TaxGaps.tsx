import { Link, List, ListItem, ListItemText, Typography } from '@mui/material';
import { v1 } from '@semilla/contract';
import { formatMoney } from '@semilla/format';
import { useQuery } from '@tanstack/react-query';
import { LinkBase, useTranslate } from 'react-admin';
import { call } from '../../api/session.ts';
import { LoadFailure } from '../../kit/page/LoadFailure.tsx';

/** Customers who have not declared what a year's tax forms require, with links to their pages. */
export function TaxGaps({ year }: { year: number }) {
  const translate = useTranslate();
  const {
    data: found,
    error,
    refetch,
  } = useQuery({
    queryKey: ['overview', 'taxGaps', year],
    queryFn: ({ signal }) => call(v1.taxForms.findGaps, { query: { year } }, { signal }),
    retry: false,
  });
  const left = found ? found.total - found.data.length : 0;
  return (
    <>
      <Typography variant="h3" sx={{ mt: 3 }}>
        {translate('overview.taxForms.gaps.title')}
      </Typography>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {found && (
        <Typography color="textSecondary">
          {translate(`overview.taxForms.gaps.${found.total ? 'lead' : 'none'}`, { year })}
        </Typography>
      )}
      <List dense>
        {found?.data.map(({ userId, userName, lacks, tax }) => (
          <ListItem key={userId} disableGutters>
            <ListItemText
              primary={
                <Link component={LinkBase} to={`/customer/${userId}`}>
                  {userName}
                </Link>
              }
              secondary={[
                ...lacks.map((name) => translate(`overview.taxForms.gaps.lacks.${name}`)),
                translate('overview.taxForms.gaps.withheld', { amount: formatMoney(tax) }),
              ].join(' · ')}
            />
          </ListItem>
        ))}
      </List>
      {left > 0 && <Typography>{translate('overview.taxForms.gaps.more', { count: left })}</Typography>}
    </>
  );
}
