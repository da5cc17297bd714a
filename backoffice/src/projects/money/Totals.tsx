import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { formatMoney } from '@semilla/format';
import { useGetList, useListContext, useRecordContext, useTranslate } from 'react-admin';
import { PartFailure } from '../../layout/PartFailure.tsx';
import type { ProjectRecord } from '../project-record.ts';
import { centsOf } from './money-record.ts';

interface TotalsProps {
  sums: { label: string; cents: number }[];
}

/** The sums of a list. */
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
      {sums.map(({ label, cents }) => (
        <Box key={label}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {translate(label)}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontWeight: 'bold' }}>
            {formatMoney(cents)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

type Summary = Record<string, string> & { id: string };

interface SummedProps {
  resource: 'order-movement-sums' | 'fee-sums';
  /** The fields of the summary, each with its label. */
  figures: Record<string, string>;
}

/** The sums of a list for the filtered dates, customer and type. */
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
    cents: data.reduce((sum, row) => sum + centsOf(row[name] ?? '0.00'), 0),
  }));
  return <Totals sums={sums} />;
}
