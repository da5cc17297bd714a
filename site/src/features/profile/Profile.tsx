import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { hasSessionHint } from '../../lib/session-hint.ts';
import type { Words } from '../../lib/words.ts';
import { useSearch } from '../../ui/use-search.ts';
import { LoadFailure, Waiting } from '../../ui/Waiting.tsx';
import { useSay, WordsProvider } from '../../ui/words-context.tsx';
import { BankAccountsTab } from '../bank-accounts/BankAccountsTab.tsx';
import { leaveFor } from '../login/stand-at.ts';
import { loginPage } from '../login/steps.ts';
import { loadAccount } from '../session/load-account.ts';
import { $me, type Me } from '../session/session-store.ts';
import { WalletTab } from '../wallet/WalletTab.tsx';
import { CustomerTab } from './CustomerTab.tsx';
import { DocumentsTab } from './DocumentsTab.tsx';
import './profile.css';
import { TabList } from './TabList.tsx';
import { type Tab, tabOf, tabsOf } from './tabs.ts';

export default function Profile({ words }: { words: Words }) {
  return (
    <WordsProvider words={words}>
      <OfWhoever />
    </WordsProvider>
  );
}

/** The header loads who is signed in; this waits for it. */
function OfWhoever() {
  const say = useSay();
  // The page is the same for everybody, so it wakes up before it knows who reads it.
  const me = useStore($me, { ssr: 'initial' });
  const isOver = me === null && !hasSessionHint();

  useEffect(() => {
    if (isOver) void leaveFor(loginPage(`${location.pathname}${location.search}`));
  }, [isOver]);

  if (me === undefined || isOver) return <Waiting label={say('account.profile.loading')} />;
  if (me === null) {
    return <LoadFailure text={say('account.profile.loadFailed')} onRetry={() => void loadAccount()} />;
  }
  return <Tabs me={me} />;
}

function Tabs({ me }: { me: Me }) {
  const search = useSearch();
  const shown = tabsOf(me.role);
  const tab = tabOf(search, shown);
  return (
    <>
      <TabList shown={shown} selected={tab} />
      <div id={`panel-${tab}`} className="profile-panel" role="tabpanel" aria-labelledby={`tab-${tab}`}>
        <Panel tab={tab} me={me} />
      </div>
    </>
  );
}

function Panel({ tab, me }: { tab: Tab; me: Me }) {
  switch (tab) {
    case 'wallet':
      return <WalletTab />;
    case 'documents':
      return <DocumentsTab me={me} />;
    case 'bank-accounts':
      return <BankAccountsTab me={me} />;
    default:
      return <CustomerTab me={me} />;
  }
}
