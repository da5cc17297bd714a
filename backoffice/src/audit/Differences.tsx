import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { AuditRecord } from './audit-record.ts';
import { useAuditWords } from './use-audit-words.ts';
import { useShownValue } from './use-shown-value.ts';

/** What is noted for machines: it says nothing to people, or stands elsewhere. */
const technical =
  /^(?:updatedAt|createdAt|variants|width|height|uploadedBy|isDecidedByHand|decisionData|termsAcceptedAt|stateSince|readBy.*|(?!manager|responsible|phase|projectType|state|user).*Id)$/;

type Values = Record<string, unknown>;

export interface Difference {
  name: string;
  before: unknown;
  after: unknown;
}

/** The fields that an entry tells of, each once. */
export function differencesIn({ before, after }: Pick<AuditRecord, 'before' | 'after'>): Difference[] {
  const [was, is]: [Values, Values] = [before ?? {}, after ?? {}];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return names
    .filter((name) => !technical.test(name))
    .map((name) => ({ name, before: was[name], after: is[name] }))
    .filter((one) => (one.before ?? null) !== null || (one.after ?? null) !== null);
}

const cell = { overflowWrap: 'anywhere', verticalAlign: 'top', px: 1 } as const;
// Names of fields are words, and as wide as their longest.
const name = { ...cell, overflowWrap: 'break-word', color: 'text.secondary' } as const;

/** What changed from what to what, or what was noted where there was nothing before. */
export function Differences({ entry }: { entry: AuditRecord }) {
  const translate = useTranslate();
  const words = useAuditWords();
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
              {translate(column === 'before' ? 'audit.from' : 'audit.to')}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {found.map((one) => (
          <TableRow key={one.name}>
            <TableCell component="th" scope="row" sx={name}>
              {words.field(one.name)}
            </TableCell>
            {columns.map((column) => (
              <TableCell key={column} sx={cell}>
                {shown(one.name, one[column])}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
