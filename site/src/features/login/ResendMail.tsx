import { v1 } from '@semilla/contract';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { refusalOf } from '../../ui/form-problems.ts';
import { useCountdown } from '../../ui/use-countdown.ts';
import { useSay } from '../../ui/words-context.tsx';

const pauseSeconds = 30;

/** Sends the confirmation mail again, with a delay between attempts. */
export function ResendMail({ email }: { email: string }) {
  const say = useSay();
  const [seconds, pause] = useCountdown();
  const [outcome, setOutcome] = useState<'sent' | 'failed'>();

  async function resend(): Promise<void> {
    try {
      await api(v1.emails.resend, { body: { email } });
      setOutcome('sent');
      pause(pauseSeconds);
    } catch (error) {
      setOutcome('failed');
      pause(refusalOf(error).waitSeconds);
    }
  }

  return (
    <div>
      <button className="button quiet wide" type="button" disabled={seconds > 0} onClick={resend}>
        {seconds > 0 ? say('auth.resend.again', { seconds }) : say('auth.resend.action')}
      </button>
      <output className="small">
        {outcome === 'sent' && say('auth.resend.sent', { email })}
        {outcome === 'failed' && say('auth.resend.failed')}
      </output>
    </div>
  );
}
