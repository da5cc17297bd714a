import DoneIcon from '@mui/icons-material/TaskAltOutlined';
import { Box, Button } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { WorkQueue } from '@semilla/contract';
import { useEffect, useRef, useState } from 'react';
import { LinkBase, useNavigate, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { listPath } from '../../api/list-path.ts';
import { useMay } from '../../api/use-may.ts';
import { NotFound } from '../../kit/page/LoadFailure.tsx';
import { Message } from '../../kit/page/Message.tsx';
import { NotAllowed } from '../../kit/page/NotAllowed.tsx';
import { PageHeading } from '../../kit/page/PageHeading.tsx';
import { isWorkQueue, queues, workPath } from '../../kit/queue/queues.ts';
import { useClaims } from '../../kit/together/use-claims.ts';
import { partsOf } from './queues/index.ts';
import { useWorkKeys } from './use-work-keys.ts';
import { useWorkList, useWorkSession, type WorkSession } from './use-work-session.ts';
import { WorkBar } from './WorkBar.tsx';
import { WorkList } from './WorkList.tsx';
import { WorkRecord } from './WorkRecord.tsx';

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '14rem minmax(0, 1fr)' },
};

/** The normal list page with the same records as the queue. */
function listOf(queue: WorkQueue): string {
  const { resource, filter, by } = queues[queue];
  return listPath(`/${resource}/`, filter, { field: by, order: 'ASC' });
}

function QueueDone({ queue, session }: { queue: WorkQueue; session: WorkSession }) {
  const translate = useTranslate();
  const skipped = [...session.settled.values()].filter((outcome) => outcome === 'skipped').length;
  return (
    <Message
      icon={<DoneIcon />}
      title={translate('overview.work.done.title')}
      text={
        skipped
          ? translate('overview.work.done.skipped', { smart_count: skipped })
          : translate('overview.work.done.text')
      }
      action={
        skipped ? (
          <Button variant="contained" onClick={session.startAgain}>
            {translate('overview.work.done.again')}
          </Button>
        ) : (
          <Button variant="contained" component={LinkBase} to={listOf(queue)}>
            {translate('overview.work.done.toList')}
          </Button>
        )
      }
    />
  );
}

/** Opens the first record automatically on a wide screen. A phone shows the list first. */
function useFirstRecord(queue: WorkQueue, { first }: WorkSession, isPhone: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (first && !isPhone) navigate(workPath(queue, first), { replace: true });
  }, [first, isPhone, navigate, queue]);
}

function Work({ queue, id }: { queue: WorkQueue; id: string | undefined }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const parts = partsOf[queue];
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('lg'), { noSsr: true });
  const list = useWorkList(queue);
  const session = useWorkSession(queue, id, list);
  const claims = useClaims(queue);
  const [lastProof, setLastProof] = useState<File>();
  const page = useRef<HTMLDivElement>(null);
  const steps = { ...session, close: () => navigate(listOf(queue)) };
  useFirstRecord(queue, session, isPhone);
  useWorkKeys(page, steps);
  const bar = <WorkBar steps={steps} hasRecord={id !== undefined} />;
  const isDone = list.data !== undefined && !session.first && !id;
  const name = translate(`overview.work.queues.${queue}`);
  return (
    <Box ref={page} sx={columns}>
      {(!isPhone || !id) && (
        <Box sx={{ position: { lg: 'sticky' }, top: { lg: 72 }, order: { xs: 2, lg: 0 } }}>
          <WorkList {...{ queue, list, claims }} Line={parts.Line} currentId={id} settled={session.settled} />
        </Box>
      )}
      <Box sx={{ minWidth: 0 }}>
        {!id && <PageHeading title={name} trail={[{ label: name, to: listOf(queue) }]} actions={bar} />}
        {isDone && <QueueDone queue={queue} session={session} />}
        {id && (
          <WorkRecord
            key={id}
            {...{ queue, id, parts, session, bar, lastProof }}
            onProofUsed={setLastProof}
          />
        )}
      </Box>
    </Box>
  );
}

/** Work mode shows the records of a queue one after another. It works with the keyboard only. */
export default function WorkPage() {
  const { queue, id } = useParams();
  const isKnown = isWorkQueue(queue);
  const { resource, act } = queues[isKnown ? queue : 'tickets'];
  const may = useMay(resource, act);
  if (!isKnown) return <NotFound />;
  if (may === undefined) return null;
  return may ? <Work key={queue} queue={queue} id={id} /> : <NotAllowed />;
}
