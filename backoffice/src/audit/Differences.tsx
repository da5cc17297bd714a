import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { AuditRecord } from './audit-record.ts';
import { differencesIn } from './differences-in.ts';
import { useShownValue } from './use-shown-value.ts';

const cell = { overflowWrap: 'anywhere', verticalAlign: 'top', px: 1 } as const;
// Names of fields are words, and as wide as their longest.
const name = { ...cell, overflowWrap: 'break-word', color: 'text.secondary' } as const;

/** What changed from what to what, or what was noted where there was nothing before. */
export function Differences({ entry }: { entry: AuditRecord }) {
  const translate = useTranslate();
  const shown = useShownValue();
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
        {found.map((one) => (
          <TableRow key={one.name}>
            <TableCell component="th" scope="row" sx={name}>
              {one.field ? translate(one.field.label) : one.name}
            </TableCell>
            {columns.map((column) => (
              <TableCell key={column} sx={cell}>
                {shown(one.field, one[column])}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
