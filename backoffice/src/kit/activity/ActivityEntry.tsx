import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { AuditRecord } from '../../api/record-types/audit-record.ts';
import { RelativeTimeField } from '../fields/RelativeTimeField.tsx';
import { ChangesSummary } from './ChangesSummary.tsx';
import { Differences } from './Differences.tsx';
import { differencesIn } from './differences-in.ts';
import { useAuditWords } from './use-audit-words.ts';

interface ActivityEntryProps {
  entry: AuditRecord;
  /** The subject of the entry, on pages that do not already show it. */
  about?: ReactNode;
  /** Leaves out the address from which it was done. */
  isShort?: boolean;
}

/** The change of phase in an entry, which says more than that it changed. */
function phaseChangeIn(entry: AuditRecord): AuditRecord | undefined {
  const [before, after] = [entry.before?.phaseId, entry.after?.phaseId];
  return before && after ? { ...entry, before: { phaseId: before }, after: { phaseId: after } } : undefined;
}

/** One audit entry: who did what, when, and what changed. */
export function ActivityEntry({ entry, about, isShort = false }: ActivityEntryProps) {
  const translate = useTranslate();
  const words = useAuditWords();
  const phaseChange = phaseChangeIn(entry);
  const hasMore = entry.isErased || differencesIn(entry).length > 0;
  return (
    <>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ fontWeight: 'medium' }}>
          {words.act(entry.action)}
        </Box>
        {' · '}
        {words.who(entry)}
      </Typography>
      {phaseChange && <ChangesSummary entry={phaseChange} />}
      <Typography variant="body2" color="textSecondary">
        <RelativeTimeField at={entry.at} />
        {about && <> · {about}</>}
        {!isShort && entry.address && ` · ${entry.address}`}
      </Typography>
      {hasMore && (
        <Box component="details" sx={{ mt: 0.5 }}>
          <Box component="summary" sx={{ cursor: 'pointer', fontSize: '0.875rem', width: 'fit-content' }}>
            {translate('audit.showDetails')}
          </Box>
          <Box sx={{ mt: 1, overflowX: 'auto' }}>
            <Differences entry={entry} />
          </Box>
        </Box>
      )}
    </>
  );
}

const dot = {
  position: 'absolute',
  left: -6,
  top: 7,
  width: 10,
  height: 10,
  borderRadius: '50%',
  backgroundColor: 'primary.main',
} as const;

interface TimelineProps extends Pick<ActivityEntryProps, 'isShort'> {
  entries: AuditRecord[];
  label: string;
}

/** Audit entries in chronological order along a line. */
export function Timeline({ entries, label, isShort = false }: TimelineProps) {
  return (
    <Box component="ol" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 1, pl: 1.5 }}>
      {entries.map((entry) => (
        <Box
          component="li"
          key={entry.id}
          sx={{ position: 'relative', pl: 2.5, pb: 2.5, borderLeft: 2, borderColor: 'divider' }}
        >
          <Box aria-hidden sx={dot} />
          <ActivityEntry entry={entry} isShort={isShort} />
        </Box>
      ))}
    </Box>
  );
}
