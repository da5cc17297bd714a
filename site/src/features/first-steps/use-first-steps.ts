import { useStore } from '@nanostores/react';
import { may } from '@semilla/contract';
import { useCallback, useEffect, useState } from 'react';
import { useFresh } from '../../ui/use-fresh.ts';
import { $me, type Me, refreshMe } from '../session/session-store.ts';
import { $wallet, freshenWallet } from '../wallet/wallet-store.ts';
import { type Asked, askForSteps } from './ask-for-steps.ts';
import { type FirstStepsState, stepStates } from './first-steps.ts';
import { areStepsOver, rememberStepsOver, reservePlaceForSteps } from './steps-hint.ts';

const isForSteps = ({ role, userId }: Me) => may('orders.place', role) && !areStepsOver(userId);

/** The state of the user's steps. Undefined while loading, null if the steps are not shown. */
export function useFirstSteps(): [FirstStepsState | null | undefined, hide: () => void] {
  const me = useStore($me, { ssr: 'initial' });
  const wallet = useStore($wallet, { ssr: 'initial' });
  const [asked, setAsked] = useState<Asked | null>();
  const userId = me?.userId;
  const isForMe = Boolean(me && isForSteps(me));
  const isOver = asked === null || (me !== undefined && !isForMe);

  const take = useCallback(
    (found: Asked) => {
      if (found.hasInvested && userId) rememberStepsOver(userId);
      // A late response must not show the steps again after the user dismissed them.
      setAsked((known) => (known === null || found.hasInvested ? null : found));
    },
    [userId],
  );

  useEffect(() => {
    const user = $me.get();
    // After a failure the steps are hidden on this page. The next page tries again.
    if (user && user.userId === userId && isForMe) askForSteps(user).then(take, () => setAsked(null));
  }, [userId, isForMe, take]);

  const isKnown = Boolean(me) && (isOver || asked !== undefined);
  useEffect(() => {
    if (isKnown) reservePlaceForSteps(!isOver);
  }, [isKnown, isOver]);

  const standing =
    me && asked && wallet.state === 'done'
      ? { ...asked, verificationStatus: me.verificationStatus, balanceCents: wallet.value?.balance ?? 0 }
      : undefined;
  const isMoving = Boolean(standing && Object.values(stepStates(standing)).includes('waiting'));
  useFresh(async () => {
    if (!me || !asked) return;
    const found = await askForSteps(me);
    // The wallet and the user are reloaded before the new states are shown, because a deposit that is no
    // longer pending has changed the balance.
    await Promise.all([freshenWallet(), refreshMe()]);
    take(found);
  }, isMoving);

  const hide = useCallback(() => {
    if (userId) rememberStepsOver(userId);
    setAsked(null);
  }, [userId]);

  return [isOver ? null : standing, hide];
}
