import { Alert, Card, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { addressOf, platformNow } from '@semilla/client';
import { civilDateAt, journalFormats, journalPeriodProblem, v1 } from '@semilla/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ExportButton } from '../../kit/list/ExportButton.tsx';
import { BookAccounts } from './BookAccounts.tsx';
import { DayInput } from './DayInput.tsx';
import { daysOf, type JournalPeriod, journalPeriods } from './journal-periods.ts';
import { TrialBalance } from './TrialBalance.tsx';

export function Accounting() {
  const translate = useTranslate();
  const [today] = useState(() => civilDateAt(platformNow()));
  const [chosen, setChosen] = useState<JournalPeriod>('lastMonth');
  const [period, setPeriod] = useState(() => daysOf('lastMonth', today));
  const problem = journalPeriodProblem(period, today);
  const choose = (name: JournalPeriod) => {
    setChosen(name);
    if (name !== 'own') setPeriod(daysOf(name, today));
  };
  const dayInput = (name: 'from' | 'to', field: 'fromDate' | 'toDate') => (
    <DayInput
      label={translate(`overview.accounting.${name}`)}
      day={period[field]}
      error={problem?.path === field ? translate(`validation.${problem.code}`, problem.params) : undefined}
      onChange={(day) => setPeriod({ ...period, [field]: day })}
    />
  );
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 }, mt: 2 }}>
      <Typography variant="h2">{translate('overview.accounting.title')}</Typography>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {translate('overview.accounting.lead')}
      </Typography>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'flex-start', flexWrap: 'wrap' }}>
        <TextField
          select
          fullWidth={false}
          label={translate('overview.accounting.period')}
          value={chosen}
          onChange={({ target }) => choose(target.value as JournalPeriod)}
          sx={{ minWidth: 200 }}
        >
          {journalPeriods.map((name) => (
            <MenuItem key={name} value={name}>
              {translate(`overview.accounting.periods.${name}`)}
            </MenuItem>
          ))}
        </TextField>
        {chosen === 'own' && dayInput('from', 'fromDate')}
        {chosen === 'own' && dayInput('to', 'toDate')}
      </Stack>
      {!problem && (
        <>
          {period.toDate === today && (
            <Alert severity="info" sx={{ mt: 2 }}>
              {translate('overview.accounting.running')}
            </Alert>
          )}
          <Stack direction="row" sx={{ gap: 1, mt: 2, flexWrap: 'wrap' }}>
            {journalFormats.map((format) => (
              <ExportButton
                key={format}
                isWorded
                label={`overview.accounting.${format}`}
                endpoint={v1.journal.find}
                address={addressOf(v1.journal.find, { params: { format }, query: period })}
              />
            ))}
          </Stack>
          <TrialBalance period={period} />
        </>
      )}
      <BookAccounts />
    </Card>
  );
}
