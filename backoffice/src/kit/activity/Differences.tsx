import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AuditRecord } from '../../api/record-types/audit-record.ts';
import { DifferenceValue } from './DifferenceValue.tsx';
import { differencesIn, labelOf } from './differences-in.ts';

const cell = { overflowWrap: 'anywhere', verticalAlign: 'top', px: 1, whiteSpace: 'pre-line' } as const;
// Field names are words, so they break only between words.
const name = { ...cell, overflowWrap: 'break-word', color: 'text.secondary' } as const;

/** A table of the values before and after the change. An entry with only one side gets one column. */
export function Differences({ entry }: { entry: AuditRecord }) {
  const translate = useTranslate();
  const found = differencesIn(entry);
  if (entry.isErased || !found.length) {
    return (
      <Typography variant="body2" color="textSecondary">
        {translate(entry.isErased ? 'audit.erased' : 'audit.noChanges')}
      </Typography>
    );
  }
  const columns = [...(entry.before ? ['before' as const] : []), ...(entry.after ? ['after' as const] : [])];
  const isChange = columns.length === 2;
  return (
    <Table size="small" aria-label={translate('audit.changes')} sx={{ width: 'auto', maxWidth: '100%' }}>
      <TableHead sx={isChange ? undefined : { display: 'none' }}>
        <TableRow>
          <TableCell sx={cell}>{translate('audit.field')}</TableCell>
          {columns.map((column) => (
            <TableCell key={column} sx={cell}>
              {translate(`fields.auditEntries.${column}`)}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {found.map((difference) => (
          <TableRow key={difference.name}>
            <TableCell component="th" scope="row" sx={name}>
              {labelOf(difference, translate)}
            </TableCell>
            {columns.map((column) => (
              <TableCell key={column} sx={cell}>
                <DifferenceValue difference={difference} side={column} />
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
