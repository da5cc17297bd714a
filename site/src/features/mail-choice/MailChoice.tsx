import { type MailChoice as Choice, v1 } from '@semilla/contract';
import { useCallback, useState } from 'react';
import { api } from '../../lib/api.ts';
import { useLinkToken } from '../../lib/use-link-token.ts';
import type { Words } from '../../lib/words.ts';
import { FormAlertBox } from '../../ui/FormAlertBox.tsx';
import { type FormAlert, refusalOf } from '../../ui/form-problems.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import { useSay, WordsProvider } from '../../ui/words-context.tsx';

/** The page of the link at the end of a mail: turns mails of that kind off and on again, without signing in. */
export default function MailChoice({ words }: { words: Words }) {
  return (
    <WordsProvider words={words}>
      <AtLink />
    </WordsProvider>
  );
}

function AtLink() {
  const token = useLinkToken();
  const say = useSay();
  if (token === undefined) return <Waiting label={say('account.mailChoice.checking')} />;
  if (v1.mailPreferences.find.query.safeParse({ token }).success) return <Found token={token} />;
  return (
    <p className="notice danger" role="alert">
      {say('account.mailChoice.useless')}
    </p>
  );
}

function Found({ token }: { token: string }) {
  const say = useSay();
  const read = useCallback(() => api(v1.mailPreferences.find, { query: { token } }), [token]);
  const [loaded, retry] = useLoaded(read);
  if (loaded.state === 'loading') return <Waiting label={say('account.mailChoice.checking')} />;
  if (loaded.state === 'done') return <Choosing token={token} found={loaded.value} />;
  const { alert } = refusalOf(loaded.error);
  return alert && <FormAlertBox alert={alert} onRetry={retry} />;
}

function Choosing({ token, found }: { token: string; found: Choice }) {
  const say = useSay();
  const [choice, setChoice] = useState(found);
  const [isBusy, setBusy] = useState(false);
  const [alert, setAlert] = useState<FormAlert>();
  const { preference, isWanted } = choice;

  async function choose() {
    if (isBusy) return;
    setBusy(true);
    setAlert(undefined);
    try {
      setChoice(await api(v1.mailPreferences.edit, { query: { token }, body: { isWanted: !isWanted } }));
    } catch (error) {
      setAlert(refusalOf(error).alert);
    }
    setBusy(false);
  }

  return (
    <div className="form">
      <output className={isWanted ? 'notice' : 'notice success'}>
        {say(`account.mailChoice.${preference}.${isWanted ? 'wanted' : 'unwanted'}`)}
      </output>
      {alert && <FormAlertBox alert={alert} onRetry={choose} />}
      <button
        className={isWanted ? 'button' : 'button quiet'}
        type="button"
        aria-disabled={isBusy}
        onClick={choose}
      >
        {say(`account.mailChoice.${preference}.${isWanted ? 'turnOff' : 'turnOn'}`)}
      </button>
      <p className="muted">{say('account.mailChoice.security')}</p>
    </div>
  );
}
