import { CssBaseline } from '@mui/material';
import { type ReactNode, useEffect, useState } from 'react';
import { useAuthProvider } from 'react-admin';
import { LoadFailure } from '../../kit/page/LoadFailure.tsx';

type Entry = 'asking' | 'open' | { error: unknown };

/** Renders the backoffice once the API has confirmed a staff session. The auth provider redirects everyone else. */
export function SessionGate({ children }: { children: ReactNode }) {
  const authProvider = useAuthProvider();
  const [entry, setEntry] = useState<Entry>('asking');

  useEffect(() => {
    if (entry !== 'asking') return;
    authProvider?.checkAuth({}).then(
      () => setEntry('open'),
      (error: unknown) => setEntry({ error }),
    );
  }, [authProvider, entry]);

  if (entry === 'open') return children;
  return (
    <main aria-busy={entry === 'asking'}>
      <CssBaseline />
      {entry !== 'asking' && <LoadFailure error={entry.error} onRetry={() => setEntry('asking')} />}
    </main>
  );
}
