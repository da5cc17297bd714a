import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { type PeriodKind, periodKinds } from '@semilla/contract';
import { useTranslate } from 'react-admin';
import { DayInput } from './DayInput.tsx';
import { ProjectChoice } from './ProjectChoice.tsx';
import { type Period, periodOf, presets, type usePeriod } from './use-period.ts';

const isSame = (one: Period, other: Period) =>
  one.groupBy === other.groupBy && one.fromDate === other.fromDate && one.toDate === other.toDate;

// On a phone the two days stand beside each other, and all else in a row of its own.
const controls = {
  display: { xs: 'grid', sm: 'flex' },
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  flexWrap: 'wrap',
  gap: 1.5,
  alignItems: 'flex-start',
};
const wholeRow = '1 / -1';

/** What the statistics are grouped by, from when to when, of which project, and whether beside what was before. */
export function PeriodControls({ period, isCompared, today, problem, change }: ReturnType<typeof usePeriod>) {
  const translate = useTranslate();
  const wrong = (field: string) =>
    problem?.path === field ? translate(`validation.${problem.code}`, problem.params) : undefined;
  const dayInput = (label: string, field: 'fromDate' | 'toDate') => (
    <DayInput
      label={translate(label)}
      day={period[field]}
      wrong={wrong(field)}
      onChange={(day) => change({ [field]: day })}
    />
  );
  return (
    <Box component="section" aria-label={translate('overview.statistics.period')} sx={{ mb: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5 }}>
        {presets.map((preset) => {
          const meant = periodOf(preset, today);
          const isChosen = isSame(period, meant);
          return (
            <Chip
              key={preset}
              label={translate(`overview.statistics.presets.${preset}`)}
              color={isChosen ? 'primary' : 'default'}
              aria-pressed={isChosen}
              onClick={() => change(meant)}
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
          <ProjectChoice projectId={period.projectId} onChange={(projectId) => change({ projectId })} />
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
