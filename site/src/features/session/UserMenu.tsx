import { useStore } from '@nanostores/react';
import { isStaff, may } from '@semilla/contract';
import { useState } from 'react';
import { useSay } from '../../ui/words-context.tsx';
import { $unreadMessages } from '../inbox/unread-messages-store.ts';
import { $unreadTickets } from '../support/unread-store.ts';
import { startTour } from '../tour/tour-store.ts';
import { logOut, type Me } from './session-store.ts';
import './user-menu.css';

/** True if the user may verify their identity but has not done so yet. */
function isUnverified({ role, verificationStatus }: Pick<Me, 'role' | 'verificationStatus'>): boolean {
  return may('verifications.start', role) && verificationStatus !== 'Approved';
}

export function UserMenu({ me }: { me: Me }) {
  const say = useSay();
  const tickets = useStore($unreadTickets);
  const messages = useStore($unreadMessages) ?? 0;
  const [failed, setFailed] = useState(false);
  const needsIdentity = isUnverified(me);

  const forgetFailure = () => setFailed(false);
  const end = () => {
    forgetFailure();
    logOut().catch(() => setFailed(true));
  };
  return (
    <>
      <button className="user-menu-button" type="button" popoverTarget="user-menu">
        <span className="user-menu-initial" data-initial={me.name.slice(0, 1).toUpperCase()} />
        <span className="visually-hidden">{say('common.userMenu.open', { name: me.name })}</span>
        <span className="user-menu-name" aria-hidden="true">
          {me.name}
        </span>
        <Unread tickets={tickets} messages={messages} />
        {needsIdentity && (
          <span className="badge warning">
            <span aria-hidden="true">!</span>
            <span className="visually-hidden">{say('common.userMenu.notVerified')}</span>
          </span>
        )}
      </button>
      <div id="user-menu" className="user-menu" popover="auto" onToggle={forgetFailure}>
        <p className="user-menu-who">
          {[me.name, me.surname].filter(Boolean).join(' ')}
          <span>{me.email}</span>
        </p>
        <ul className="bare">
          <li>
            <button type="button" popoverTarget="user-menu" popoverTargetAction="hide" onClick={startTour}>
              {say('common.userMenu.startTour')}
            </button>
          </li>
          <OwnPages me={me} tickets={tickets} messages={messages} />
          {isStaff(me.role) && (
            <li>
              <a href="/admin/">{say('common.userMenu.admin')}</a>
            </li>
          )}
          <li>
            <button type="button" onClick={end}>
              {say('common.userMenu.logOut')}
            </button>
          </li>
        </ul>
        {failed && <p role="alert">{say('common.userMenu.logOutFailed')}</p>}
      </div>
    </>
  );
}

interface Counts {
  tickets: number;
  messages: number;
}

/** One number on the button, because a phone has no room for two. */
function Unread({ tickets, messages }: Counts) {
  const say = useSay();
  if (tickets + messages === 0) return null;
  const counted = [
    messages > 0 && say('common.userMenu.unreadMessages', { smart_count: messages }),
    tickets > 0 && say('common.userMenu.unread', { smart_count: tickets }),
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <span className="badge info">
      <span aria-hidden="true" title={counted}>
        {tickets + messages}
      </span>
      <span className="visually-hidden">{counted}</span>
    </span>
  );
}

function OwnPages({ me, tickets, messages }: Counts & { me: Me }) {
  const say = useSay();
  return (
    <>
      {!isStaff(me.role) && (
        <li>
          <a href="/user/inbox">
            {say('common.userMenu.inbox')}
            {messages > 0 && <span className="badge info">{messages}</span>}
          </a>
        </li>
      )}
      <li>
        <a href="/user/profile?tab=customer">
          {say('common.userMenu.profile')}
          {isUnverified(me) && <span className="badge warning">{say('common.userMenu.verify')}</span>}
        </a>
      </li>
      {!isStaff(me.role) && (
        <li>
          <a href="/user/investor">{say('common.userMenu.investor')}</a>
        </li>
      )}
      <li>
        <a href="/user/support">
          {say('common.userMenu.tickets')}
          {tickets > 0 && <span className="badge info">{tickets}</span>}
        </a>
      </li>
    </>
  );
}
