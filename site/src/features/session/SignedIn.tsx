import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import { hasSessionHint } from '../../lib/session-hint.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import { leaveFor } from '../login/stand-at.ts';
import { loginPage } from '../login/steps.ts';
import { loadAccount } from './load-account.ts';
import { $me, type Me } from './session-store.ts';

interface Props {
  loading: string;
  loadFailed: string;
  children: (me: Me) => ReactNode;
}

/** Content for signed-in users only. It waits for the header, which loads the user. */
export function SignedIn({ loading, loadFailed, children }: Props) {
  // The user may be loaded before hydration, but the first render must match the server's HTML, which has no user.
  const me = useStore($me, { ssr: 'initial' });
  const isOver = me === null && !hasSessionHint();

  useEffect(() => {
    if (isOver) void leaveFor(loginPage(`${location.pathname}${location.search}`));
  }, [isOver]);

  if (me === undefined || isOver) return <Waiting label={loading} />;
  if (me === null) return <LoadFailure text={loadFailed} onRetry={() => void loadAccount()} />;
  return children(me);
}
