import { Alert, Button, DialogActions, DialogContent, DialogTitle, Stack, Typography } from '@mui/material';
import { useAskGate } from '@semilla/client/use-ask-gate';
import { v1 } from '@semilla/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { leaveEndedSession, loginPage } from '../../api/auth-provider.ts';
import { call, clearSession, lastReadUser, lastUserId } from '../../api/session.ts';
import { signInGate } from '../../api/sign-in-gate.ts';
import { useBackCloses } from '../../kit/dialog/back-closes.ts';
import { Dialog } from '../../kit/dialog/Dialog.tsx';

const askMs = 2_000;
const stay = () => {};

// After an update of the platform the server may no longer have the file. Users then sign in in another tab.
const SignInHere = lazy(() => import('./SignInHere.tsx').catch(() => ({ default: () => null })));

/** Keeps the page and typed values until the user has signed in again, here or in another tab. The failed call then continues. */
export function SignInAgain() {
  const finish = useAskGate(signInGate);
  return finish ? <OpenDialog onSignedIn={() => finish(true)} /> : null;
}

function OpenDialog({ onSignedIn }: { onSignedIn: () => void }) {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const { data: me, refetch } = useQuery({
    queryKey: ['session', 'again'],
    queryFn: () => call(v1.me.find, {}, { isByItself: true }),
    refetchInterval: askMs,
    refetchOnWindowFocus: 'always',
    gcTime: 0,
    retry: false,
  });
  const isSignedIn = me?.signedIn === 'full';
  const isSame = me?.userId === lastUserId();
  const last = lastReadUser();
  // Back must not close a dialog behind this one.
  useBackCloses(true, stay);

  useEffect(() => {
    if (!isSignedIn || !isSame) return;
    clearSession();
    void queryClient.invalidateQueries({ queryKey: ['session', 'end'] });
    // Reloads everything that failed in the meantime.
    void queryClient.invalidateQueries({ predicate: ({ state }) => state.status === 'error' });
    onSignedIn();
  }, [isSignedIn, isSame, queryClient, onSignedIn]);

  return (
    <Dialog open aria-labelledby="sign-in-again" maxWidth="xs" fullWidth>
      <DialogTitle id="sign-in-again">{translate('auth.again.title')}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          <Typography>{translate('auth.again.lead')}</Typography>
          {isSignedIn && !isSame && <Alert severity="error">{translate('auth.again.another')}</Alert>}
          {last && (
            <Suspense>
              <SignInHere
                email={last.email}
                hasPasskeys={me?.hasPasskeys ?? false}
                onStep={() => void refetch()}
              />
            </Suspense>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void leaveEndedSession()}>{translate('auth.again.leave')}</Button>
        <Button href={loginPage} target="_blank" rel="opener">
          {translate('auth.again.otherTab')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
