import { Box, Chip } from '@mui/material';
import { useTranslate } from 'react-admin';
import { DayInput } from '../statistics/DayInput.tsx';
import { presets, rangeOf, type useRange } from './use-range.ts';

export function RangeInputs({ range, today, problem, change }: ReturnType<typeof useRange>) {
  const translate = useTranslate();
  const dayInput = (label: string, field: 'fromDate' | 'toDate') => (
    <DayInput
      label={translate(label)}
      day={range[field]}
      error={problem?.path === field ? translate(`validation.${problem.code}`, problem.params) : undefined}
      onChange={(day) => change({ [field]: day })}
    />
  );
  return (
    <Box component="section" aria-label={translate('overview.statistics.period')} sx={{ mb: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5 }}>
        {presets.map((preset) => {
          const { fromDate, toDate } = rangeOf(preset, today);
          const isChosen = range.fromDate === fromDate && range.toDate === toDate;
          return (
            <Chip
              key={preset}
              label={translate(`overview.business.presets.${preset}`)}
              color={isChosen ? 'primary' : 'default'}
              aria-pressed={isChosen}
              onClick={() => change({ fromDate, toDate })}
            />
          );
        })}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
        {dayInput('overview.statistics.from', 'fromDate')}
        {dayInput('overview.statistics.to', 'toDate')}
      </Box>
    </Box>
  );
}
