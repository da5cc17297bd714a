import type { Words } from '../../lib/words.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { useSearch } from '../../ui/use-search.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import { useSay, WordsProvider } from '../../ui/words-context.tsx';
import '../bank-accounts/bank-accounts.css';
import '../wallet/transfer.css';
import '../wallet/wallet.css';
import { FactorGate } from '../passkeys/FactorGate.tsx';
import { SignedIn } from '../session/SignedIn.tsx';
import type { Me } from '../session/session-store.ts';
import { loadContent } from './load-content.ts';
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
        <Panel key={tab} tab={tab} me={me} />
      </div>
    </>
  );
}

/** The content of a tab, which is loaded when the tab is first opened. */
function Panel({ tab, me }: { tab: Tab; me: Me }) {
  const say = useSay();
  const [loaded, retry] = useLoaded(loadContent[tab]);
  if (loaded.state === 'loading') return <Waiting label={say('account.profile.loading')} />;
  if (loaded.state === 'failed')
    return <LoadFailure text={say('account.profile.loadFailed')} onRetry={retry} />;
  const Content = loaded.value;
  return <Content me={me} />;
}
