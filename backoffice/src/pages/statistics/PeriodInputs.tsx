import { Box, Chip, FormControlLabel, MenuItem, Switch, TextField } from '@mui/material';
import { type PeriodKind, periodKinds } from '@semilla/contract';
import { useTranslate } from 'react-admin';
import { DayInput } from './DayInput.tsx';
import { ProjectInput } from './ProjectInput.tsx';
import { type Period, periodOf, presets, type usePeriod } from './use-period.ts';

const isSame = (first: Period, second: Period) =>
  first.groupBy === second.groupBy && first.fromDate === second.fromDate && first.toDate === second.toDate;

// On a phone the two days share a row. Every other control has its own row.
const controls = {
  display: { xs: 'grid', sm: 'flex' },
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  flexWrap: 'wrap',
  gap: 1.5,
  alignItems: 'flex-start',
};
const wholeRow = '1 / -1';

export function PeriodInputs({ period, isCompared, today, problem, change }: ReturnType<typeof usePeriod>) {
  const translate = useTranslate();
  const errorOf = (field: string) =>
    problem?.path === field ? translate(`validation.${problem.code}`, problem.params) : undefined;
  const dayInput = (label: string, field: 'fromDate' | 'toDate') => (
    <DayInput
      label={translate(label)}
      day={period[field]}
      error={errorOf(field)}
      onChange={(day) => change({ [field]: day })}
    />
  );
  return (
    <Box component="section" aria-label={translate('overview.statistics.period')} sx={{ mb: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5 }}>
        {presets.map((preset) => {
          const presetPeriod = periodOf(preset, today);
          const isChosen = isSame(period, presetPeriod);
          return (
            <Chip
              key={preset}
              label={translate(`overview.statistics.presets.${preset}`)}
              color={isChosen ? 'primary' : 'default'}
              aria-pressed={isChosen}
              onClick={() => change(presetPeriod)}
            />
          );
        })}
      </Box>
      <Box sx={controls}>
        <TextField
          select
          fullWidth={false}
          label={translate('overview.statistics.groupBy')}
          value={period.groupBy}
          onChange={({ target }) => change({ groupBy: target.value as PeriodKind })}
          sx={{ minWidth: 140, gridColumn: wholeRow }}
        >
          {periodKinds.map((kind) => (
            <MenuItem key={kind} value={kind}>
              {translate(`overview.statistics.kinds.${kind}`)}
            </MenuItem>
          ))}
        </TextField>
        {dayInput('overview.statistics.from', 'fromDate')}
        {dayInput('overview.statistics.to', 'toDate')}
        <Box sx={{ gridColumn: wholeRow }}>
          <ProjectInput projectId={period.projectId} onChange={(projectId) => change({ projectId })} />
        </Box>
        <FormControlLabel
          control={<Switch checked={isCompared} onChange={(_, checked) => change({ isCompared: checked })} />}
          label={translate('overview.statistics.compare')}
          sx={{ gridColumn: wholeRow, mt: { sm: 1 } }}
        />
      </Box>
    </Box>
  );
}
