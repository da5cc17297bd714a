import { Alert, Box, Button, Stack } from '@mui/material';
import type { WorkQueue } from '@semilla/contract';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  LinkBase,
  type RaRecord,
  RecordContextProvider,
  ResourceContextProvider,
  useGetOne,
  useTranslate,
} from 'react-admin';
import { DecidingProvider } from '../../kit/acts/deciding/deciding-context.ts';
import { isDialogOpen } from '../../kit/dialog/is-dialog-open.ts';
import { PageHeading } from '../../kit/page/PageHeading.tsx';
import { queues, workPath } from '../../kit/queue/queues.ts';
import { LoadedRecord } from '../../kit/record/LoadedRecord.tsx';
import { RecordLoading } from '../../kit/record/RecordLoading.tsx';
import { WaitingProposals } from '../../kit/second-person/WaitingProposals.tsx';
import { useClaim, useOthers } from '../../kit/together/use-claims.ts';
import { useSince } from '../../kit/together/use-since.ts';
import type { WorkSession } from './use-work-session.ts';
import type { QueueParts } from './work-queue.ts';

const sideBySide = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 21rem' },
};

/** Warns that a colleague is working on the record. Both may still decide. */
function ClaimNotice({ queue, id }: Pick<WorkRecordProps, 'queue' | 'id'>) {
  const translate = useTranslate();
  const since = useSince();
  const [claim] = useOthers(queue, id);
  if (!claim) return null;
  const { userName, takenAt } = claim;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {translate('overview.work.alsoOpen', { name: userName, since: since(takenAt) })}
    </Alert>
  );
}

interface WorkRecordProps {
  queue: WorkQueue;
  id: string;
  parts: QueueParts;
  session: WorkSession;
  bar: ReactNode;
  lastProof: File | undefined;
  onProofUsed: (proof: File) => void;
}

type ContentProps = WorkRecordProps & { record: RaRecord };

/** The context for the decision form: the chosen proof, and the callback that opens the next record. */
function useDecisionOf({ session, lastProof, onProofUsed }: ContentProps) {
  const [proof, setProof] = useState<File>();
  const onDecided = (outcome: 'decided' | 'proposed') => {
    if (proof) onProofUsed(proof);
    session.onDecided(outcome);
  };
  return { proof, setProof, lastProof, onDecided };
}

/** Focuses the heading of each new record, so that screen readers read it and the shortcuts work. */
function useFocusOnHeading(id: string) {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const heading = page.current?.querySelector<HTMLElement>('h1');
    if (!heading || !id || isDialogOpen()) return;
    heading.tabIndex = -1;
    // No focus outline on the heading, because the whole page has changed.
    heading.style.outline = 'none';
    heading.focus({ preventScroll: true });
  }, [id]);
  return page;
}

function Content(props: ContentProps) {
  const { queue, id, record, parts, session, bar } = props;
  const { titleOf, Document, Facts, Decision, isWaiting, pathOf } = parts;
  const translate = useTranslate();
  const deciding = useDecisionOf(props);
  const page = useFocusOnHeading(id);
  return (
    <div ref={page}>
      <PageHeading
        title={titleOf(record, translate)}
        trail={[{ label: translate(`overview.work.queues.${queue}`), to: workPath(queue) }]}
        actions={bar}
      />
      <ClaimNotice queue={queue} id={id} />
      {queue !== 'approvals' && <WaitingProposals subjectId={id} />}
      {!isWaiting(record) && !session.isLeaving && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {translate('overview.work.noLongerWaits')}
        </Alert>
      )}
      <DecidingProvider value={deciding}>
        <Box sx={sideBySide}>
          <Document />
          <Stack sx={{ gap: 2, minWidth: 0 }}>
            <Facts />
            {session.isLeaving ? <RecordLoading /> : <Decision />}
            <Button component={LinkBase} to={pathOf(record)} size="small" sx={{ alignSelf: 'start' }}>
              {translate('overview.work.wholeRecord')}
            </Button>
          </Stack>
        </Box>
      </DecidingProvider>
    </div>
  );
}

export function WorkRecord(props: WorkRecordProps) {
  const { queue, id } = props;
  const { resource } = queues[queue];
  const { data, error, refetch } = useGetOne(resource, { id }, { retry: false, onError: () => {} });
  useClaim(queue, id);
  if (!data && !error) return <RecordLoading />;
  return (
    <LoadedRecord record={data} error={error} refetch={refetch}>
      <ResourceContextProvider value={resource}>
        <RecordContextProvider value={data}>
          {data && <Content {...props} record={data} />}
        </RecordContextProvider>
      </ResourceContextProvider>
    </LoadedRecord>
  );
}
