import type { FormAlert } from './form-problems.ts';
import { useSay } from './words-context.tsx';

export function FormAlertBox({ alert, onRetry }: { alert: FormAlert; onRetry: () => void }) {
  const say = useSay();
  if (alert.kind === 'problem') {
    return (
      <p className="notice danger" role="alert">
        {alert.text}
      </p>
    );
  }
  return (
    <div className="notice danger" role="alert">
      <p>{say(alert.kind === 'network' ? 'common.form.networkFailure' : 'common.form.unexpected')}</p>
      <button className="plain-button" type="button" onClick={onRetry}>
        {say('common.actions.retry')}
      </button>
    </div>
  );
}
