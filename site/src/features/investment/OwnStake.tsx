import { useStore } from '@nanostores/react';
import { type Order, sumCents } from '@semilla/contract';
import { formatMoney } from '@semilla/format';
import { useEffect } from 'react';
import type { Words } from '../../lib/words.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { useSay, WordsProvider } from '../../ui/words-context.tsx';
import { $me } from '../session/session-store.ts';
import { OwnLoan } from './OwnLoan.tsx';
import { $stake, refreshStake } from './stake-store.ts';
import './own-stake.css';

interface Props {
  words: Words;
  projectId: string;
  /** The promoter is late or in default. */
  isLate: boolean;
}

/** The signed-in user's investment in this project. Shows nothing if there is none. */
export default function OwnStake({ words, ...project }: Props) {
  return (
    <WordsProvider words={words}>
      <Stake {...project} />
    </WordsProvider>
  );
}

/** The address of the latest order, which is the first in the list. */
const placeOf = ([latest]: Order[]) => (latest ? `/investments#${latest.orderId}` : '/investments');

function Stake({ projectId, isLate }: Omit<Props, 'words'>) {
  const say = useSay();
  const userId = useStore($me, { ssr: 'initial' })?.userId;
  const stake = useStore($stake, { ssr: 'initial' });

  useEffect(() => {
    if (userId) void refreshStake(projectId);
  }, [userId, projectId]);

  if (stake.state === 'failed') {
    return <LoadFailure text={say('project.stake.failed')} onRetry={() => void refreshStake(projectId)} />;
  }
  if (stake.state === 'loading' || !stake.value.length) return null;
  const total = sumCents(stake.value.map(({ amount }) => amount));
  return (
    <>
      <p className="own-stake">
        <span>{say('project.stake.yours')}</span>
        <strong className="numbers">{formatMoney(total)}</strong>
        <a href={placeOf(stake.value)}>{say('project.stake.see')}</a>
      </p>
      {isLate && <OwnLoan orders={stake.value} projectId={projectId} />}
    </>
  );
}
