import type { FormAlert } from '@semilla/client';
import type { ErrorCode } from '@semilla/contract';
import { useEffect, useRef } from 'react';
import { LoadFailure } from './LoadFailure.tsx';
import { useSay } from './words-context.tsx';

interface Props {
  alert: FormAlert;
  onRetry: () => void;
  /** Replaces the general message after a server failure. */
  failed?: string | undefined;
}

const failures: readonly ErrorCode[] = ['request.failed', 'request.unavailable'];

/** Shows why an action failed, and what the user can do. Takes the focus, because it may stand outside the view. */
export function FormAlertBox(props: Props) {
  const node = useRef<HTMLDivElement>(null);
  const { alert } = props;

  useEffect(() => {
    if (alert) node.current?.focus();
  }, [alert]);

  return (
    <div ref={node} tabIndex={-1}>
      <Message {...props} />
    </div>
  );
}

function Message({ alert, onRetry, failed }: Props) {
  const say = useSay();
  if (alert.kind === 'network')
    return <LoadFailure text={say('common.form.networkFailure')} onRetry={onRetry} />;
  if (alert.kind !== 'problem') {
    return <LoadFailure text={failed ?? say(`common.form.${alert.kind}`)} onRetry={onRetry} />;
  }
  if (failures.includes(alert.code)) return <LoadFailure text={failed ?? alert.text} onRetry={onRetry} />;
  if (alert.code === 'request.unauthenticated') return <SessionEnded text={alert.text} />;
  return (
    <p className="notice danger" role="alert">
      {alert.code === 'request.edited_meanwhile' ? say('common.form.editedMeanwhile') : alert.text}
    </p>
  );
}

/** Shown after the session has expired or was ended elsewhere. Log-in opens in a new tab, so typed text is not lost. */
function SessionEnded({ text }: { text: string }) {
  const say = useSay();
  // A failed log-in has no typed text to keep, so the form simply starts again.
  const wasLoggingIn = location.pathname.startsWith('/auth/');
  if (wasLoggingIn) {
    return (
      <p className="notice danger" role="alert">
        <a href="/auth/login">{text}</a>
      </p>
    );
  }
  return (
    <div className="notice danger" role="alert">
      <p>{say('common.form.sessionEnded')}</p>
      <a href="/auth/login" target="_blank" rel="noopener">
        {say('common.form.logInElsewhere')}
      </a>
    </div>
  );
}
