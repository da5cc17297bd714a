import { type FormAlert, refusalOf } from '@semilla/client';
import { type Objection as Found, v1 } from '@semilla/contract';
import { formatDateTime } from '@semilla/format';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import type { Words } from '../../lib/words.ts';
import { AtMailLink } from '../../ui/AtMailLink.tsx';
import { FormAlertBox } from '../../ui/FormAlertBox.tsx';
import { useSay, WordsProvider } from '../../ui/words-context.tsx';

/** Opened from a mail about a change of access. Stops the change, or all withdrawals, without log-in. */
export default function Objection({ words }: { words: Words }) {
  return (
    <WordsProvider words={words}>
      <AtLink />
    </WordsProvider>
  );
}

const isToken = (token: string) => v1.objections.find.query.safeParse({ token }).success;
const find = (token: string) => api(v1.objections.find, { query: { token } });

function AtLink() {
  const say = useSay();
  return (
    <AtMailLink
      isToken={isToken}
      find={find}
      checking={say('approvals.objection.checking')}
      useless={say('approvals.objection.useless')}
    >
      {(token, found) => <Objecting token={token} found={found} />}
    </AtMailLink>
  );
}

function Objecting({ token, found }: { token: string; found: Found }) {
  const say = useSay();
  const [objection, setObjection] = useState(found);
  const [isBusy, setBusy] = useState(false);
  const [alert, setAlert] = useState<FormAlert>();
  const { subject, reason, at, isStopped } = objection;

  async function stop() {
    if (isBusy) return;
    setBusy(true);
    setAlert(undefined);
    try {
      setObjection(await api(v1.objections.create, { query: { token } }));
    } catch (error) {
      setAlert(refusalOf(error).alert);
    }
    setBusy(false);
  }

  if (isStopped) {
    return (
      <div className="form">
        <output className="notice success">{say(`approvals.objection.${subject}.stopped`)}</output>
        <p>{say('approvals.objection.next')}</p>
      </div>
    );
  }
  return (
    <div className="form">
      {reason && <p>{say(`wallet.hold.reasons.${reason}`)}</p>}
      <p className="notice">{say(`approvals.objection.${subject}.about`, { at: formatDateTime(at) })}</p>
      {alert && <FormAlertBox alert={alert} onRetry={stop} />}
      <button className="button" type="button" aria-disabled={isBusy} onClick={stop}>
        {say(`approvals.objection.${subject}.stop`)}
      </button>
    </div>
  );
}
