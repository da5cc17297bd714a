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

/** Fields hidden from people: they are technical, or shown elsewhere on the page. */
const technical =
  /^(?:updatedAt|createdAt|variants|width|height|uploadedBy|isDecidedByHand|decisionData|termsAcceptedAt|stateSince|readBy.*|(?!manager|responsible|phase|projectType|state|user).*Id)$/;

type Values = Record<string, unknown>;

export interface Difference {
  name: string;
  before: unknown;
  after: unknown;
}

/** The fields that differ between before and after, each once. */
export function differencesIn({ before, after }: Pick<AuditRecord, 'before' | 'after'>): Difference[] {
  const [was, is]: [Values, Values] = [before ?? {}, after ?? {}];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return names
    .filter((name) => !technical.test(name))
    .map((name) => ({ name, before: was[name], after: is[name] }))
    .filter((difference) => (difference.before ?? null) !== null || (difference.after ?? null) !== null);
}

const cell = { overflowWrap: 'anywhere', verticalAlign: 'top', px: 1 } as const;
// Field names are words, so they break only between words.
const name = { ...cell, overflowWrap: 'break-word', color: 'text.secondary' } as const;

/** The changed values before and after, or the recorded values if there were none before. */
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
        {found.map((difference) => (
          <TableRow key={difference.name}>
            <TableCell component="th" scope="row" sx={name}>
              {words.field(difference.name)}
            </TableCell>
            {columns.map((column) => (
              <TableCell key={column} sx={cell}>
                {shown(difference.name, difference[column])}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
