import { Box, Typography } from '@mui/material';
import { type Field, notedField } from '@semilla/contract';
import { fieldLists } from '@semilla/contract/field-lists';
import { formatDate, formatDateTime, formatMoney, formatPercent, groupIban } from '@semilla/format';
import { useTranslate } from 'react-admin';

type Values = Record<string, unknown>;

/** The name of the field list, for kinds of kept records whose field list has another name. */
const resourceOf: Record<string, string> = { attempts: 'verifications' };

const technical = /(?:Id|Ids)$|^version$/;
const unit = /(?:Cents|Hundredths)$/;
const day = /^\d{4}-\d{2}-\d{2}$/;
const moment = /^\d{4}-\d{2}-\d{2}T/;

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length);
const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Makes an identifier readable if it has no label. */
const inWords = (name: string) => {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

function useWords() {
  const translate = useTranslate();
  const label = (name: string, field: Field | undefined) => {
    const plain = name.replace(unit, '');
    const own = translate(`account.kept.fields.${plain}`, {
      _: translate(`account.keptKinds.${plain}`, { _: inWords(plain) }),
    });
    return field ? translate(field.label, { _: own }) : own;
  };
  const shown = (name: string, field: Field | undefined, value: unknown): string => {
    if (typeof value === 'boolean') return translate(value ? 'ra.boolean.true' : 'ra.boolean.false');
    if (typeof value === 'number') {
      if (field?.kind === 'money' || name.endsWith('Cents')) return formatMoney(value);
      const isShare = field?.kind === 'percent' || name.endsWith('Hundredths');
      return isShare ? formatPercent(value) : String(value);
    }
    const text = String(value);
    if (day.test(text)) return formatDate(text);
    if (moment.test(text)) return formatDateTime(text);
    if (field?.kind === 'iban') return groupIban(text);
    return field?.words ? translate(`${field.words}.${text}`, { _: text }) : text;
  };
  return { label, shown };
}

interface PartProps {
  name: string;
  field?: Field | undefined;
  value: unknown;
}

/** A labelled value: a text, the values of a record, or the values of several records. */
function Part({ name, field, value }: PartProps) {
  const { label, shown } = useWords();
  const all = Array.isArray(value) ? value : [value];
  const hasRecords = all.some(isRecord);
  return (
    <Box sx={{ gridColumn: hasRecords ? '1 / -1' : undefined, minWidth: 0 }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {label(name, field)}
      </Typography>
      <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {hasRecords
          ? all.map((one, index) => (
              <Box key={index} sx={{ borderLeft: 2, borderColor: 'divider', pl: 1.5, my: 1 }}>
                {isRecord(one) ? <KeptValues resource={name} values={one} /> : shown(name, field, one)}
              </Box>
            ))
          : all.map((one) => shown(name, field, one)).join(', ')}
      </Box>
    </Box>
  );
}

interface KeptValuesProps {
  /** The kind of kept record, for example `bankAccounts`. */
  resource: string;
  values: Values;
}

/** The values of a kept record under their labels, without ids and empty values. */
export function KeptValues({ resource, values }: KeptValuesProps) {
  const list = fieldLists.find((one) => one.resource === (resourceOf[resource] ?? resource));
  const shown = Object.entries(values).filter(([name, value]) => !isEmpty(value) && !technical.test(name));
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gap: 1.5, m: 0, gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))' }}
    >
      {shown.map(([name, value]) => (
        <Part key={name} name={name} field={list && notedField(list, name)} value={value} />
      ))}
    </Box>
  );
}
