import { ApiProblem } from '@semilla/client';
import { type Problem, v1 } from '@semilla/contract';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { dropSessionHint } from '../../lib/session-hint.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useSay } from '../../ui/words-context.tsx';
import { PasswordConfirmation } from './PasswordConfirmation.tsx';
import { Section } from './Section.tsx';

/** Closes the account after the password is confirmed, or shows what prevents it. */
export function CloseAccount() {
  const say = useSay();
  const [isAsking, setAsking] = useState(false);
  return (
    <Section title={say('account.closing.title')} lead={say('account.closing.lead')}>
      <button className="button quiet danger" type="button" onClick={() => setAsking(true)}>
        {say('account.closing.begin')}
      </button>
      {isAsking && <Confirmation onClose={() => setAsking(false)} />}
    </Section>
  );
}

type Prevention = NonNullable<Problem['errors']>[number];

function Confirmation({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const [preventions, setPreventions] = useState<readonly Prevention[]>([]);
  const [isClosed, setClosed] = useState(false);

  async function close(password: string): Promise<void> {
    setPreventions([]);
    try {
      await api(v1.me.close, { body: { password } });
    } catch (error) {
      if (error instanceof ApiProblem && error.is('account.deletion_prevented')) {
        setPreventions(error.problem.errors ?? []);
      }
      throw error;
    }
  }

  if (isClosed) {
    return (
      <Dialog title={say('account.closing.closed')} onClose={() => location.assign('/')}>
        <p>{say('account.closing.farewell')}</p>
        <a className="button" href="/">
          {say('account.closing.home')}
        </a>
      </Dialog>
    );
  }
  return (
    <Dialog title={say('account.closing.title')} onClose={onClose}>
      <p>{say('account.closing.explained')}</p>
      <PasswordConfirmation
        action={say('account.closing.action')}
        isFinal
        send={close}
        onDone={() => {
          dropSessionHint();
          setClosed(true);
        }}
        aside={preventions.length > 0 && <Preventions preventions={preventions} />}
      />
    </Dialog>
  );
}

const wayOut: Record<string, string> = {
  has_open_complaints: '/user/complaints',
  has_money: '?tab=wallet',
  has_pending_transactions: '?tab=wallet',
  has_active_orders: '/investments',
  is_waiting: '/investments',
  has_wishes: '/investments',
};

/** These obstacles are shown with the server's text, which names the project. */
const named = ['is_waiting', 'has_wishes'];

function Preventions({ preventions }: { preventions: readonly Prevention[] }) {
  const say = useSay();
  return (
    <ul className="bare preventions">
      {preventions.map(({ code, message }) => (
        <li key={code}>
          {named.includes(code) ? message : say(`account.closing.preventions.${code}`)}{' '}
          <a href={wayOut[code] ?? '/user/support'}>{say(`account.closing.wayOut.${code}`)}</a>
        </li>
      ))}
    </ul>
  );
}
