import type { FormAlert } from '@semilla/client';
import type { ErrorCode } from '@semilla/contract';
import { LoadFailure } from './LoadFailure.tsx';
import { useSay } from './words-context.tsx';

interface Props {
  alert: FormAlert;
  onRetry: () => void;
  /** The message for a failure of the server, instead of the general one. */
  failed?: string | undefined;
}

const failures: readonly ErrorCode[] = ['request.failed', 'request.unavailable'];

/** Why something was not done, and what to do about it. */
export function FormAlertBox({ alert, onRetry, failed }: Props) {
  const say = useSay();
  if (alert.kind === 'network')
    return <LoadFailure text={say('common.form.networkFailure')} onRetry={onRetry} />;
  if (alert.kind === 'unexpected') {
    return <LoadFailure text={failed ?? say('common.form.unexpected')} onRetry={onRetry} />;
  }
  if (failures.includes(alert.code)) return <LoadFailure text={failed ?? alert.text} onRetry={onRetry} />;
  if (alert.code === 'request.unauthenticated') return <SessionEnded text={alert.text} />;
  return (
    <p className="notice danger" role="alert">
      {alert.code === 'request.edited_meanwhile' ? say('common.form.editedMeanwhile') : alert.text}
    </p>
  );
}

/** It ended elsewhere, or by itself. Logging in has a tab of its own, so that what was written here stays. */
function SessionEnded({ text }: { text: string }) {
  const say = useSay();
  // After a failed log-in there is nothing to lose, so the form starts again.
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
