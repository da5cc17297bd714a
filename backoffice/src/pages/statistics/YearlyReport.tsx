import { Alert, Card, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { addressOf, platformNow } from '@semilla/client';
import { civilDateAt, v1 } from '@semilla/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { call } from '../../api/session.ts';
import { ExportButton } from '../../kit/list/ExportButton.tsx';

const yearsBack = [0, 1, 2, 3, 4, 5];

/** Downloads the report to the authority about a calendar year. */
export function YearlyReport() {
  const translate = useTranslate();
  const [thisYear] = useState(() => Number(civilDateAt(platformNow()).slice(0, 4)));
  const [year, setYear] = useState(thisYear - 1);
  const endpoint = v1.yearlyReport.find;
  const { data } = useQuery({
    queryKey: ['yearly-report', year],
    queryFn: ({ signal }) => call(v1.yearlyReport.count, { query: { year } }, { signal }),
    retry: false,
  });
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 }, mt: 2 }}>
      <Typography variant="h2">{translate('overview.yearlyReport.title')}</Typography>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {translate('overview.yearlyReport.lead')}
      </Typography>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
        <TextField
          select
          size="small"
          label={translate('overview.yearlyReport.year')}
          value={year}
          onChange={({ target }) => setYear(Number(target.value))}
        >
          {yearsBack.map((back) => (
            <MenuItem key={back} value={thisYear - back}>
              {thisYear - back}
            </MenuItem>
          ))}
        </TextField>
        <ExportButton
          label="overview.yearlyReport.download"
          endpoint={endpoint}
          address={addressOf(endpoint, { query: { year } })}
        />
      </Stack>
      {data?.offers === 0 && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {translate('overview.yearlyReport.none', { year })}
        </Alert>
      )}
      {data && data.linesWithoutResidence > 0 && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {translate('overview.yearlyReport.withoutResidence', {
            smart_count: data.linesWithoutResidence,
            lines: data.lines,
          })}{' '}
          {translate('overview.yearlyReport.askThem', { smart_count: data.investorsWithoutResidence, year })}
        </Alert>
      )}
      {year === thisYear && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {translate('overview.yearlyReport.running', { year })}
        </Alert>
      )}
    </Card>
  );
}
