import { useStore } from '@nanostores/react';
import { isStaff, may } from '@semilla/contract';
import { useState } from 'react';
import { useSay } from '../../ui/words-context.tsx';
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
  const unread = useStore($unreadTickets);
  const [failed, setFailed] = useState(false);
  const needsIdentity = isUnverified(me);

  const end = () => logOut().catch(() => setFailed(true));
  return (
    <>
      <button className="user-menu-button" type="button" popoverTarget="user-menu">
        <span className="user-menu-initial" data-initial={me.name.slice(0, 1).toUpperCase()} />
        <span className="visually-hidden">{say('common.userMenu.open', { name: me.name })}</span>
        <span className="user-menu-name" aria-hidden="true">
          {me.name}
        </span>
        {unread > 0 && (
          <span className="badge info">
            <span aria-hidden="true">{unread}</span>
            <span className="visually-hidden">{say('common.userMenu.unread', { smart_count: unread })}</span>
          </span>
        )}
        {needsIdentity && (
          <span className="badge warning">
            <span aria-hidden="true">!</span>
            <span className="visually-hidden">{say('common.userMenu.notVerified')}</span>
          </span>
        )}
      </button>
      <div id="user-menu" className="user-menu" popover="auto">
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
          <OwnPages me={me} unread={unread} />
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

function OwnPages({ me, unread }: { me: Me; unread: number }) {
  const say = useSay();
  return (
    <>
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
          {unread > 0 && <span className="badge info">{unread}</span>}
        </a>
      </li>
    </>
  );
}
