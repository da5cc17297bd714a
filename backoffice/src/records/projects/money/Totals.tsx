import { Box, Skeleton, Typography } from '@mui/material';
import { type Cents, cents, sumCents } from '@semilla/contract';
import { formatMoney } from '@semilla/format';
import { useGetList, useListContext, useRecordContext, useTranslate } from 'react-admin';
import type { ProjectRecord } from '../../../api/record-types/project-record.ts';
import { PartFailure } from '../../../kit/page/PartFailure.tsx';

interface TotalsProps {
  sums: { label: string; amount: Cents }[];
}

export function Totals({ sums }: TotalsProps) {
  const translate = useTranslate();
  return (
    <Box
      component="dl"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 4,
        rowGap: 1,
        m: 0,
        px: { xs: 2, sm: 1.25 },
        py: 1.5,
      }}
    >
      {sums.map(({ label, amount }) => (
        <Box key={label}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {translate(label)}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontWeight: 'bold' }}>
            {formatMoney(amount)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

type Summary = Record<string, Cents> & { id: never };

interface SummedProps {
  resource: 'order-movement-sums';
  /** The fields of the summary and their labels. */
  figures: Record<string, string>;
}

/** The sums of a list with the current filters. */
export function SummedTotals({ resource, figures }: SummedProps) {
  const project = useRecordContext<ProjectRecord>();
  const { filterValues } = useListContext();
  const { fromDate = project?.createdAt.slice(0, 10), toDate, userId, type } = filterValues;
  const filter = { projectId: project?.id, groupBy: 'year', fromDate, toDate, userId, type };
  const summary = useGetList<Summary>(resource, { filter }, { enabled: Boolean(project), retry: false });
  const { data, error } = summary;
  if (error) return <PartFailure title="project.backoffice.money.totals" of={summary} />;
  if (!data) return <Skeleton variant="rounded" height={64} />;
  const sums = Object.entries(figures).map(([name, label]) => ({
    label,
    amount: sumCents(data.map((row) => row[name] ?? cents(0))),
  }));
  return <Totals sums={sums} />;
}
