import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { RelativeTimeField } from '../../fields/RelativeTimeField.tsx';
import { LoadFailure } from '../../layout/LoadFailure.tsx';
import { TicketStateField } from '../TicketStateField.tsx';
import type { WholeTicketRecord } from '../ticket-record.ts';
import { type Entry, threadEntries } from './thread-entries.ts';
import type { Messages } from './use-messages.ts';
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

interface ThreadProps {
  ticket: WholeTicketRecord;
  messages: Messages;
}

/** The question, messages and state changes of a ticket, oldest first. */
export function Thread({ ticket, messages }: ThreadProps) {
  const translate = useTranslate();
  const { error, isPending, total, refetch } = messages;
  const loaded = messages.messages;
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return (
    <Box
      component="ol"
      aria-label={translate('support.backoffice.thread')}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}
    >
      {total > loaded.length && (
        <Typography component="li" color="textSecondary">
          {translate('support.backoffice.onlyLatest', { smart_count: loaded.length })}
        </Typography>
      )}
      {threadEntries(ticket, loaded).map((entry) => (
        <li key={entry.key}>
          {entry.kind === 'move' ? <MoveLine entry={entry} /> : <WordsCard words={entry} />}
        </li>
      ))}
      {isPending && <Skeleton component="li" variant="rounded" height={96} />}
    </Box>
  );
}
