import { type FormAlert, refusalOf } from '@semilla/client';
import { type Objection as Found, v1 } from '@semilla/contract';
import { formatDateTime } from '@semilla/format';
import { useCallback, useState } from 'react';
import { api } from '../../lib/api.ts';
import { useLinkToken } from '../../lib/use-link-token.ts';
import type { Words } from '../../lib/words.ts';
import { FormAlertBox } from '../../ui/FormAlertBox.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import { useSay, WordsProvider } from '../../ui/words-context.tsx';

/** The page of the link in a mail about a change of access: stops it, or withdrawals, without signing in. */
export default function Objection({ words }: { words: Words }) {
  return (
    <WordsProvider words={words}>
      <AtLink />
    </WordsProvider>
  );
}

function AtLink() {
  const token = useLinkToken();
  const say = useSay();
  if (token === undefined) return <Waiting label={say('approvals.objection.checking')} />;
  if (v1.objections.find.query.safeParse({ token }).success) return <AtToken token={token} />;
  return (
    <p className="notice danger" role="alert">
      {say('approvals.objection.useless')}
    </p>
  );
}

function AtToken({ token }: { token: string }) {
  const say = useSay();
  const read = useCallback(() => api(v1.objections.find, { query: { token } }), [token]);
  const [loaded, retry] = useLoaded(read);
  if (loaded.state === 'loading') return <Waiting label={say('approvals.objection.checking')} />;
  if (loaded.state === 'done') return <Objecting token={token} found={loaded.value} />;
  const { alert } = refusalOf(loaded.error);
  return alert && <FormAlertBox alert={alert} onRetry={retry} />;
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
