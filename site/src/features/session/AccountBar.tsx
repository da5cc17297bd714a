import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Words } from '../../lib/words.ts';
import { useFresh } from '../../ui/use-fresh.ts';
import { useSay, WordsProvider } from '../../ui/words-context.tsx';
import { WalletButton } from '../wallet/WalletButton.tsx';
import { freshenAccount, loadAccount } from './load-account.ts';
import { $me, $meFailed } from './session-store.ts';
import { UserMenu } from './UserMenu.tsx';
import './account-bar.css';

/** The signed-in user's part of the page header. */
export default function AccountBar({ words }: { words: Words }) {
  return (
    <WordsProvider words={words}>
      <Bar />
    </WordsProvider>
  );
}

function Bar() {
  const say = useSay();
  const me = useStore($me, { ssr: 'initial' });
  const hasFailed = useStore($meFailed, { ssr: 'initial' });

  useEffect(() => void loadAccount(), []);
  useFresh(freshenAccount);

  if (hasFailed) return null;
  if (!me) return <output className="account-bar-skeleton" aria-label={say('common.userMenu.loading')} />;
  return (
    <div className="account-bar">
      <WalletButton />
      <UserMenu me={me} />
    </div>
  );
}
