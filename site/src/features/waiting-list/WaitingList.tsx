import { useStore } from '@nanostores/react';
import { may, v1, type WaitingPlace } from '@semilla/contract';
import { formatMoney } from '@semilla/format';
import { useCallback, useState } from 'react';
import { api } from '../../lib/api.ts';
import { refreshParts } from '../../lib/fresh-parts.ts';
import type { Words } from '../../lib/words.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { useFresh } from '../../ui/use-fresh.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { useSay, WordsProvider } from '../../ui/words-context.tsx';
import type { InvestedProject } from '../investment/InvestButton.tsx';
import { $me } from '../session/session-store.ts';
import '../investment/own-stake.css';
import { JoinDialog } from './JoinDialog.tsx';
import { LeaveList } from './LeaveList.tsx';

interface Props {
  words: Words;
  project: InvestedProject;
  /** Whether more investors can join. */
  isOpen: boolean;
}

/** Shows the user's place on the waiting list of a fully subscribed project, or lets them join. */
export default function WaitingList({ words, ...props }: Props) {
  const userId = useStore($me, { ssr: 'initial' })?.userId;
  return <WordsProvider words={words}>{userId && <Place userId={userId} {...props} />}</WordsProvider>;
}

async function findPlace(projectId: string, userId: string): Promise<WaitingPlace | null> {
  const query = { projectId, userId, state: 'waiting', take: 1 } as const;
  return (await api(v1.waitingPlaces.find, { query })).data[0] ?? null;
}

function Place({ userId, project, isOpen }: Omit<Props, 'words'> & { userId: string }) {
  const say = useSay();
  const { projectId } = project;
  const load = useCallback(() => findPlace(projectId, userId), [projectId, userId]);
  const [loaded, retry, refresh] = useLoaded(load);
  useFresh(refresh);
  const role = useStore($me)?.role;

  if (loaded.state === 'loading' || !role || !may('orders.place', role)) return null;
  if (loaded.state === 'failed') return <LoadFailure text={say('project.waiting.failed')} onRetry={retry} />;
  const onChanged = () => {
    void refresh();
    void refreshParts();
  };
  if (loaded.value) return <OwnPlace project={project} place={loaded.value} onChanged={onChanged} />;
  return isOpen ? <Opener project={project} onChanged={onChanged} /> : null;
}

interface OwnPlaceProps {
  project: InvestedProject;
  place: WaitingPlace;
  onChanged: () => void;
}

function OwnPlace({ project, place, onChanged }: OwnPlaceProps) {
  const say = useSay();
  const [isConfirming, setConfirming] = useState(false);
  const { amount, position, needsConfirmation } = place;
  return (
    <div className="own-stake">
      <span>{say('project.waiting.yours', { position: String(position) })}</span>
      <strong className="numbers">{formatMoney(amount)}</strong>
      <p className="small muted">{say('project.waiting.how')}</p>
      {needsConfirmation && (
        <>
          <p className="notice warning">{say('project.waiting.stale')}</p>
          <button className="button" type="button" aria-haspopup="dialog" onClick={() => setConfirming(true)}>
            {say('project.waiting.confirm')}
          </button>
        </>
      )}
      {isConfirming && (
        <JoinDialog
          project={project}
          place={place}
          onJoined={onChanged}
          onClose={() => setConfirming(false)}
        />
      )}
      <LeaveList place={place} onLeft={onChanged} />
    </div>
  );
}

function Opener({ project, onChanged }: { project: InvestedProject; onChanged: () => void }) {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button className="button wide" type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {say('project.waiting.open')}
      </button>
      {isOpen && <JoinDialog project={project} onJoined={onChanged} onClose={() => setOpen(false)} />}
    </>
  );
}
