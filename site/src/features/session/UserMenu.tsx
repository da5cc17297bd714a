import { useStore } from '@nanostores/react';
import { isStaff } from '@semilla/contract';
import { useEffect, useState } from 'react';
import { sayWith, type Words } from '../../lib/words.ts';
import { $me, loadMe, logOut } from './session-store.ts';
import './user-menu.css';

/** The name of whoever is signed in, and where they may go. */
export default function UserMenu({ words }: { words: Words }) {
  const say = sayWith(words);
  const me = useStore($me);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    void loadMe();
  }, []);

  if (!me) return <output className="user-menu-skeleton" aria-label={say('common.userMenu.loading')} />;

  const end = () => logOut().catch(() => setFailed(true));
  return (
    <>
      <button
        className="user-menu-button"
        type="button"
        popoverTarget="user-menu"
        aria-label={say('common.userMenu.open', { name: me.name })}
      >
        <span className="user-menu-initial" data-initial={me.name.slice(0, 1).toUpperCase()} />
        <span className="user-menu-name">{me.name}</span>
      </button>
      <div id="user-menu" className="user-menu" popover="auto">
        <p className="user-menu-who">
          {[me.name, me.surname].filter(Boolean).join(' ')}
          <span>{me.email}</span>
        </p>
        <ul className="bare">
          {isStaff(me.role) && (
            <li>
              <a href="/admin/">{say('common.userMenu.admin')}</a>
            </li>
          )}
          <li>
            <a href="/auth/register-device">{say('common.userMenu.devices')}</a>
          </li>
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
