import type { Hold } from '@semilla/contract';
import { formatDateTime } from '@semilla/format';
import { useSay } from '../../ui/words-context.tsx';

/** Why the user's withdrawals are on hold, and until when. */
export function HoldNotice({ hold: { reason, until, isStopped } }: { hold: Hold }) {
  const say = useSay();
  return (
    <div className="notice" role="note">
      <p>
        <strong>
          {isStopped
            ? say('wallet.hold.stoppedTitle')
            : say('wallet.hold.title', { until: formatDateTime(until) })}
        </strong>
      </p>
      <p>{say(`wallet.hold.reasons.${reason}`)}</p>
      <p>{say(isStopped ? 'wallet.hold.stoppedText' : 'wallet.hold.text')}</p>
    </div>
  );
}
