import { Alert, Card, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { addressOf, platformNow } from '@semilla/client';
import { civilDateAt, isQuarterly, type TaxForm, taxForms, v1 } from '@semilla/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ExportButton } from '../../kit/list/ExportButton.tsx';
import { TaxGaps } from './TaxGaps.tsx';

const yearsBack = [0, 1, 2, 3, 4, 5];
const quarters = [1, 2, 3, 4];

interface ChoiceProps<T extends string | number> {
  label: string;
  value: T;
  options: readonly { value: T; name: string | number }[];
  onChange: (value: T) => void;
}

function Choice<T extends string | number>({ label, value, options, onChange }: ChoiceProps<T>) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value as T)}
    >
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.name}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Whether a year, or a quarter of it, is over. */
function isOver(today: string, year: number, quarter: number | undefined): boolean {
  const month = String((quarter ?? 4) * 3).padStart(2, '0');
  return today > `${year}-${month}-31`;
}

/** Downloads of the data for the tax forms, and the customers whose details are incomplete. */
export function TaxForms() {
  const translate = useTranslate();
  const [today] = useState(() => civilDateAt(platformNow()));
  const thisYear = Number(today.slice(0, 4));
  const [form, setForm] = useState<TaxForm>('193');
  const [year, setYear] = useState(thisYear - 1);
  const [chosen, setChosen] = useState(1);
  const quarter = isQuarterly(form) ? chosen : undefined;
  const endpoint = v1.taxForms.find;
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 }, mt: 2 }}>
      <Typography variant="h2">{translate('overview.taxForms.title')}</Typography>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {translate('overview.taxForms.lead')}
      </Typography>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Choice
          label={translate('overview.taxForms.form')}
          value={form}
          onChange={setForm}
          options={taxForms.map((value) => ({ value, name: translate(`overview.taxForms.forms.${value}`) }))}
        />
        <Choice
          label={translate('overview.taxForms.year')}
          value={year}
          onChange={setYear}
          options={yearsBack.map((back) => ({ value: thisYear - back, name: thisYear - back }))}
        />
        {quarter && (
          <Choice
            label={translate('overview.taxForms.quarter')}
            value={quarter}
            onChange={setChosen}
            options={quarters.map((value) => ({ value, name: value }))}
          />
        )}
        <ExportButton
          label="overview.taxForms.download"
          endpoint={endpoint}
          address={addressOf(endpoint, { params: { form }, query: { year, quarter } })}
        />
      </Stack>
      {!isOver(today, year, quarter) && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {translate('overview.taxForms.notOver')}
        </Alert>
      )}
      <TaxGaps year={year} />
    </Card>
  );
}
