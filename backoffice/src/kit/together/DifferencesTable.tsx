import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useShownValue } from '../activity/use-shown-value.ts';
import type { DifferingField } from './differing-fields.ts';

const cell = { overflowWrap: 'anywhere', verticalAlign: 'top', px: { xs: 0.5, sm: 1 } } as const;
// Field names are words, so they break only between words.
const name = { ...cell, overflowWrap: 'break-word', color: 'text.secondary' } as const;

/** Compares the saved values with the user's values. */
export function DifferencesTable({ fields }: { fields: DifferingField[] }) {
  const translate = useTranslate();
  const shown = useShownValue();
  const words = (key: string) => translate(`common.backoffice.conflict.${key}`);
  return (
    <Table size="small" aria-label={words('table')} sx={{ tableLayout: 'fixed' }}>
      <TableHead>
        <TableRow>
          {['field', 'theirs', 'mine'].map((column) => (
            // These widths fit an amount in euros on a phone.
            <TableCell
              key={column}
              sx={{ ...cell, lineHeight: 'inherit', width: column === 'field' ? '28%' : '36%' }}
            >
              {words(column)}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {fields.map(({ path, theirs, mine }) => {
          const field = path.at(-1);
          const label = path
            .filter((part) => part.label)
            .map((part) => translate(part.label, { _: part.label }))
            .join(' · ');
          return (
            <TableRow key={label}>
              <TableCell component="th" scope="row" sx={name}>
                {label}
              </TableCell>
              <TableCell sx={cell}>{shown(field, theirs)}</TableCell>
              <TableCell sx={mine === undefined ? name : cell}>
                {mine === undefined ? words('unchanged') : shown(field, mine)}
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}
