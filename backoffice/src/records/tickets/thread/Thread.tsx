import { Box, Skeleton, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { WholeTicketRecord } from '../../../api/record-types/ticket-record.ts';
import { RelativeTimeField } from '../../../kit/fields/RelativeTimeField.tsx';
import { LoadFailure } from '../../../kit/page/LoadFailure.tsx';
import { TicketStateField } from '../TicketStateField.tsx';
import { NoteCard } from './NoteCard.tsx';
import { type Entry, threadEntries } from './thread-entries.ts';
import type { Messages } from './use-messages.ts';
import type { Notes } from './use-notes.ts';
import { WordsCard } from './WordsCard.tsx';

function MoveLine({ entry }: { entry: Extract<Entry, { kind: 'move' }> }) {
  const translate = useTranslate();
  const author = entry.userName ?? translate('support.backoffice.somebody');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', alignItems: 'center', gap: 1 }}>
      <Typography variant="body2" color="textSecondary">
        {translate('support.backoffice.movedTo', { name: author })}
      </Typography>
      <TicketStateField stateId={entry.to} />
      <Typography variant="body2" color="textSecondary">
        <RelativeTimeField at={entry.at} />
      </Typography>
    </Box>
  );
}

function ThreadEntry({ entry }: { entry: Entry }) {
  if (entry.kind === 'move') return <MoveLine entry={entry} />;
  return entry.kind === 'note' ? <NoteCard note={entry} /> : <WordsCard words={entry} />;
}

/** Says that older entries exist than those shown. */
function OnlyLatest({ label, shown, total }: { label: string; shown: number; total: number }) {
  const translate = useTranslate();
  if (total <= shown) return null;
  return (
    <Typography component="li" color="textSecondary">
      {translate(label, { smart_count: shown })}
    </Typography>
  );
}

interface ThreadProps {
  ticket: WholeTicketRecord;
  messages: Messages;
  notes: Notes;
}

/** The question, messages, internal notes and state changes of a ticket, oldest first. */
export function Thread({
  ticket,
  messages: { messages, ...ofMessages },
  notes: { notes, ...ofNotes },
}: ThreadProps) {
  const translate = useTranslate();
  const failed = [ofMessages, ofNotes].find(({ error }) => error);
  if (failed) return <LoadFailure error={failed.error} onRetry={() => void failed.refetch()} />;
  return (
    <Box
      component="ol"
      aria-label={translate('support.backoffice.thread')}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}
    >
      <OnlyLatest
        label="support.backoffice.onlyLatest"
        shown={messages.length}
        total={ofMessages.isPending ? 0 : ofMessages.total}
      />
      <OnlyLatest label="support.backoffice.note.onlyLatest" shown={notes.length} total={ofNotes.total} />
      {threadEntries(ticket, messages, notes).map((entry) => (
        <li key={entry.key}>
          <ThreadEntry entry={entry} />
        </li>
      ))}
      {ofMessages.isPending && <Skeleton component="li" variant="rounded" height={96} />}
    </Box>
  );
}
