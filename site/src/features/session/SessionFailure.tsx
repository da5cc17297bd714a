import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Words } from '../../lib/words.ts';
import { useSay, WordsProvider } from '../../ui/words-context.tsx';
import { loadAccount } from './load-account.ts';
import { $meFailed } from './session-store.ts';
import './session-failure.css';

/** Says why the page shows no user data, with a retry button and a link to get help. */
export default function SessionFailure({ words }: { words: Words }) {
  return (
    <WordsProvider words={words}>
      <Strip />
    </WordsProvider>
  );
}

function Strip() {
  const say = useSay();
  const hasFailed = useStore($meFailed, { ssr: 'initial' });
  const [isLoading, setLoading] = useState(false);
  if (!hasFailed) return null;

  async function retry(): Promise<void> {
    setLoading(true);
    await loadAccount();
    setLoading(false);
  }

  return (
    <div className="session-failure" role="alert">
      <div className="container">
        <p>{say('common.sessionFailure.text')}</p>
        <button className="plain-button" type="button" aria-disabled={isLoading} onClick={retry}>
          {say('common.actions.retry')}
        </button>
        <a href="/user/support/new">{say('common.sessionFailure.help')}</a>
      </div>
    </div>
  );
}
