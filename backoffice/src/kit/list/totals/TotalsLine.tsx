import { Box, Button, Skeleton } from '@mui/material';
import type { Cents } from '@semilla/contract';
import { formatMoney, formatNumber } from '@semilla/format';
import { useGetList, useListContext, useResourceContext, useTranslate } from 'react-admin';

/** A sum of the list: its field in the answer of the API, and its label. */
export interface Total {
  field: string;
  label: string | ((filter: Readonly<Record<string, unknown>>) => string);
}

const firstRow = { page: 1, perPage: 1 };
// A failure is shown in the line, with a button to retry.
const quietly = { retry: false, onError: () => {} };

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  columnGap: 2,
  px: 2,
  py: 1,
  fontSize: '0.875rem',
} as const;

/**
 * The number of rows and the sums of the whole filter, not of the page. They are requested after the rows, so that they delay
 * none.
 */
export function TotalsLine({ totals }: { totals: readonly Total[] }) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const { filter, filterValues, total, isPending, error: listError } = useListContext();
  const { meta, error, refetch } = useGetList(
    resource,
    { pagination: firstRow, filter: { ...filterValues, ...filter, getTotalAmount: true } },
    { ...quietly, enabled: !isPending && !listError && Boolean(total) },
  );
  if (!total || listError) return null;
  if (error) {
    return (
      <Box sx={{ ...line, alignItems: 'center' }}>
        {translate('common.backoffice.totals.failed')}
        <Button size="small" onClick={() => void refetch()}>
          {translate('common.actions.retry')}
        </Button>
      </Box>
    );
  }
  // The API leaves out a sum that the user may not know.
  const isShown = ({ field }: Total) => !meta || field in meta;
  const rows = translate('common.backoffice.totals.rows', {
    smart_count: total,
    total: formatNumber(total),
  });
  return (
    <Box component="section" aria-label={translate('common.backoffice.totals.title')} sx={line}>
      <span>{rows}</span>
      {totals.filter(isShown).map(({ field, label }) => {
        const sum: Cents | undefined = meta?.[field];
        return (
          <span key={field}>
            {translate(typeof label === 'string' ? label : label(filterValues))}:{' '}
            {sum === undefined ? (
              <Skeleton component="span" sx={{ display: 'inline-block', width: 88 }} />
            ) : (
              <strong>{formatMoney(sum)}</strong>
            )}
          </span>
        );
      })}
    </Box>
  );
}
