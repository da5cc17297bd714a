import { type FormAlert, refusalOf } from '@semilla/client';
import { type MailChoice as Choice, v1 } from '@semilla/contract';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import type { Words } from '../../lib/words.ts';
import { AtMailLink } from '../../ui/AtMailLink.tsx';
import { FormAlertBox } from '../../ui/FormAlertBox.tsx';
import { useSay, WordsProvider } from '../../ui/words-context.tsx';

/** Opened from the link at the end of a mail. Turns mails of that kind off and on again, without log-in. */
export default function MailChoice({ words }: { words: Words }) {
  return (
    <WordsProvider words={words}>
      <AtLink />
    </WordsProvider>
  );
}

const isToken = (token: string) => v1.mailPreferences.find.query.safeParse({ token }).success;
const find = (token: string) => api(v1.mailPreferences.find, { query: { token } });

function AtLink() {
  const say = useSay();
  return (
    <AtMailLink
      isToken={isToken}
      find={find}
      checking={say('account.mailChoice.checking')}
      useless={say('account.mailChoice.useless')}
    >
      {(token, found) => <Choosing token={token} found={found} />}
    </AtMailLink>
  );
}

function Choosing({ token, found }: { token: string; found: Choice }) {
  const say = useSay();
  const [choice, setChoice] = useState(found);
  const [isBusy, setBusy] = useState(false);
  const [alert, setAlert] = useState<FormAlert>();
  const { scope, isWanted } = choice;

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
        {say(`account.mailChoice.${scope}.${isWanted ? 'wanted' : 'unwanted'}`)}
      </output>
      {alert && <FormAlertBox alert={alert} onRetry={choose} />}
      <button
        className={isWanted ? 'button' : 'button quiet'}
        type="button"
        aria-disabled={isBusy}
        onClick={choose}
      >
        {say(`account.mailChoice.${scope}.${isWanted ? 'turnOff' : 'turnOn'}`)}
      </button>
      <p className="muted">{say('account.mailChoice.security')}</p>
    </div>
  );
}
