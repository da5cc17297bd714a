import type { Words } from '../../lib/words.ts';
import { useSearch } from '../../ui/use-search.ts';
import { useSay, WordsProvider } from '../../ui/words-context.tsx';
import { BankAccountsTab } from '../bank-accounts/BankAccountsTab.tsx';
import { FactorGate } from '../passkeys/FactorGate.tsx';
import { SignedIn } from '../session/SignedIn.tsx';
import type { Me } from '../session/session-store.ts';
import { WalletTab } from '../wallet/WalletTab.tsx';
import { CustomerTab } from './CustomerTab.tsx';
import { DocumentsTab } from './DocumentsTab.tsx';
import './profile.css';
import { TabList } from './TabList.tsx';
import { type Tab, tabOf, tabsOf } from './tabs.ts';

export default function Profile({ words }: { words: Words }) {
  return (
    <WordsProvider words={words}>
      <OfUser />
      <FactorGate />
    </WordsProvider>
  );
}

function OfUser() {
  const say = useSay();
  return (
    <SignedIn loading={say('account.profile.loading')} loadFailed={say('account.profile.loadFailed')}>
      {(me) => <Tabs me={me} />}
    </SignedIn>
  );
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
