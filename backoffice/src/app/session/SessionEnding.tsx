import { Button, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { v1 } from '@semilla/contract';
import { formatTime } from '@semilla/format';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { leaveEndedSession } from '../../api/auth-provider.ts';
import { lastUse } from '../../api/last-use.ts';
import { call, whoIsSignedIn } from '../../api/session.ts';
import { Dialog } from '../../kit/dialog/Dialog.tsx';

const tickMs = 5_000;
const warnMs = 120_000;

function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Warns before the session ends, because of inactivity or its maximum length, and leaves the page when it has ended. */
export function SessionEnding() {
  const translate = useTranslate();
  const now = useNow();
  const [acceptedEnd, setAcceptedEnd] = useState<number>();
  const { data: me } = useQuery({
    queryKey: ['session', 'end'],
    queryFn: whoIsSignedIn,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const latestEnd = me?.session.endsAt.getTime() ?? Number.POSITIVE_INFINITY;
  const idleEnd = me ? lastUse() + me.session.idleMinutes * 60_000 : Number.POSITIVE_INFINITY;
  const end = Math.min(latestEnd, idleEnd);
  const hasEnded = now >= end;

  useEffect(() => {
    if (hasEnded) void leaveEndedSession();
  }, [hasEnded]);

  if (hasEnded || now < end - warnMs || end === acceptedEnd) return null;
  const isIdle = end === idleEnd;
  const goOn = () => (isIdle ? void call(v1.me.find).catch(() => {}) : setAcceptedEnd(end));
  const words = isIdle ? 'auth.ended.idle' : 'auth.ended.latest';
  return (
    <Dialog open aria-labelledby="session-ending">
      <DialogTitle id="session-ending">{translate('auth.ended.soon')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate(words, { at: formatTime(new Date(end)) })}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={goOn}>
          {translate(isIdle ? 'auth.ended.goOn' : 'auth.ended.understood')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
