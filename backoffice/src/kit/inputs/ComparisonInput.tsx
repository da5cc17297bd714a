import { Box, MenuItem, TextField } from '@mui/material';
import { type ComparisonOperator, comparisonOperators, hundredthsFromDecimal } from '@semilla/contract';
import { decimalFromTyped, formatNumber } from '@semilla/format';
import { useState } from 'react';
import { FieldTitle, useInput, useTranslate } from 'react-admin';

interface ComparisonInputProps {
  source: string;
  label: string;
  /** `decimal` for amounts and percentages, `integer` for whole numbers. */
  kind: 'decimal' | 'integer';
  /** Set by react-admin's filter form. */
  alwaysOn?: boolean;
}

const signs: Record<ComparisonOperator, string> = { gte: '≥', lte: '≤', eq: '=', gt: '>', lt: '<' };

function parse(kind: ComparisonInputProps['kind'], typed: string): string | undefined {
  if (kind === 'decimal') return decimalFromTyped(typed);
  return /^\d{1,9}$/.test(typed.trim()) ? typed.trim() : undefined;
}

const isDecimal = /^\d{1,9}\.\d{2}$/;
const typedFromDecimal = (text: string) =>
  isDecimal.test(text) ? formatNumber(hundredthsFromDecimal(text) / 100, 2) : text;

function splitValue(value: unknown): [operator: ComparisonOperator, typed: string] {
  const [operator, number = ''] = typeof value === 'string' ? value.split(':') : [];
  const known = comparisonOperators.find((candidate) => candidate === operator);
  return [known ?? 'gte', typedFromDecimal(number)];
}

/**
 * Filters by comparing a number: at least, at most, equal, more than, less than. The value has the API's format, for example
 * `gte:100.00`.
 */
export function ComparisonInput({ kind, ...props }: ComparisonInputProps) {
  const translate = useTranslate();
  const { field, id } = useInput(props);
  const [draft, setDraft] = useState<string>();
  const [chosenOperator, setChosenOperator] = useState<ComparisonOperator>('gte');
  const [currentOperator, number] = splitValue(field.value);
  const operator = field.value ? currentOperator : chosenOperator;
  const typed = draft ?? number;

  const change = (nextOperator: ComparisonOperator, nextTyped: string) => {
    setChosenOperator(nextOperator);
    const parsed = parse(kind, nextTyped);
    if (parsed) field.onChange(`${nextOperator}:${parsed}`);
    else if (!nextTyped.trim()) field.onChange('');
  };

  const type = (text: string) => {
    setDraft(text);
    change(operator, text);
  };

  const leave = () => {
    setDraft(undefined);
    field.onBlur();
  };

  const isUnreadable = typed.trim() !== '' && !parse(kind, typed);
  return (
    <Box sx={{ display: 'flex', width: { xs: '100%', sm: 260 } }}>
      <TextField
        select
        fullWidth={false}
        value={operator}
        onChange={({ target }) => change(target.value as ComparisonOperator, typed)}
        slotProps={{
          select: { SelectDisplayProps: { 'aria-label': translate('common.backoffice.comparison') } },
        }}
        sx={{
          flexShrink: 0,
          width: 72,
          '& fieldset': { borderTopRightRadius: 0, borderBottomRightRadius: 0 },
        }}
      >
        {Object.entries(signs).map(([name, sign]) => (
          <MenuItem key={name} value={name} aria-label={translate(`common.backoffice.comparisons.${name}`)}>
            {sign}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        id={id}
        value={typed}
        error={isUnreadable}
        onChange={({ target }) => type(target.value)}
        onBlur={leave}
        label={<FieldTitle label={props.label} source={props.source} />}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        sx={{ '& fieldset': { borderTopLeftRadius: 0, borderBottomLeftRadius: 0 } }}
      />
    </Box>
  );
}
