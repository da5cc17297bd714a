import { useStore } from '@nanostores/react';
import { may, v1, type Wish } from '@semilla/contract';
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
import { RevokeWish } from './RevokeWish.tsx';
import { WishDialog } from './WishDialog.tsx';
import { WishOutcome } from './WishOutcome.tsx';

interface Props {
  words: Words;
  project: InvestedProject;
  /** Whether wishes can still be made. */
  isOpen: boolean;
  /** Wishes cannot be confirmed while the offer is suspended. */
  isSuspended: boolean;
}

/** Shows the user's wish in a project in preinvestment, or lets them make one. */
export default function WishPart({ words, ...props }: Props) {
  const userId = useStore($me, { ssr: 'initial' })?.userId;
  return <WordsProvider words={words}>{userId && <Part userId={userId} {...props} />}</WordsProvider>;
}

/** The user's latest wish, except revoked ones. */
async function findOwnWish(projectId: string, userId: string): Promise<Wish | null> {
  const query = { projectId, userId, orderSide: 'desc', take: 1 } as const;
  const states = { state: ['open', 'invested', 'missed'] } as const;
  return (await api(v1.wishes.find, { query: { ...query, ...states } as never })).data[0] ?? null;
}

function Part({ userId, project, isOpen, isSuspended }: Omit<Props, 'words'> & { userId: string }) {
  const say = useSay();
  const { projectId } = project;
  const load = useCallback(() => findOwnWish(projectId, userId), [projectId, userId]);
  const [loaded, retry, refresh] = useLoaded(load);
  useFresh(refresh);
  const [isWishing, setWishing] = useState(false);
  const role = useStore($me)?.role;

  if (loaded.state === 'loading' || !role || !may('orders.place', role)) return null;
  if (loaded.state === 'failed') return <LoadFailure text={say('project.wish.failed')} onRetry={retry} />;
  const onChanged = () => {
    void refresh();
    void refreshParts();
  };
  const own = loaded.value ?? undefined;
  return (
    <>
      {own && (
        <OwnWish
          wish={own}
          isOpen={isOpen}
          isSuspended={isSuspended}
          onChange={() => setWishing(true)}
          onChanged={onChanged}
        />
      )}
      {!own && isOpen && (
        <button className="button wide" type="button" aria-haspopup="dialog" onClick={() => setWishing(true)}>
          {say('project.wish.open')}
        </button>
      )}
      {isWishing && (
        <WishDialog project={project} own={own} onDone={onChanged} onClose={() => setWishing(false)} />
      )}
    </>
  );
}

interface OwnWishProps {
  wish: Wish;
  isOpen: boolean;
  isSuspended: boolean;
  onChange: () => void;
  onChanged: () => void;
}

export function OwnWish({ wish, isOpen, isSuspended, onChange, onChanged }: OwnWishProps) {
  const say = useSay();
  const { amount, state, needsConfirmation } = wish;
  return (
    <div className="own-stake">
      <span>{say('project.wish.yours')}</span>
      <strong className="numbers">{formatMoney(amount)}</strong>
      <WishOutcome wish={wish} />
      {state === 'open' && needsConfirmation && (
        <p className="notice warning">{say(`project.wish.${isSuspended ? 'staleSuspended' : 'stale'}`)}</p>
      )}
      {state === 'open' && !isSuspended && (isOpen || needsConfirmation) && (
        <button className="button quiet" type="button" aria-haspopup="dialog" onClick={onChange}>
          {say(needsConfirmation ? 'project.wish.confirm' : 'project.wish.change')}
        </button>
      )}
      {state === 'open' && <RevokeWish wish={wish} onDone={onChanged} />}
    </div>
  );
}
