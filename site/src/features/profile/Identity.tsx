import { type FormAlert, refusalOf } from '@semilla/client';
import { type Verification, v1, verificationReasonName } from '@semilla/contract';
import { formatDate, missing } from '@semilla/format';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { FormAlertBox } from '../../ui/FormAlertBox.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import { useSay } from '../../ui/words-context.tsx';
import { type IdentityAct, identitySteps } from './identity-steps.ts';
import { Section } from './Section.tsx';
import { useVerification } from './use-verification.ts';

/** The state of the identity verification, and the next step. */
export function Identity() {
  const say = useSay();
  const [loaded, retry] = useVerification();
  return (
    <Section title={say('account.identity.title')} anchor="identity">
      {loaded.state === 'loading' && <Waiting label={say('account.identity.loading')} />}
      {loaded.state === 'failed' && <LoadFailure text={say('account.identity.loadFailed')} onRetry={retry} />}
      {loaded.state === 'done' && <Standing verification={loaded.value} />}
    </Section>
  );
}

/** Why the last attempt was refused: the administrator's text, or our translation of the provider's reason. */
function useReason(verification: Verification | null): string | undefined {
  const say = useSay();
  if (!verification || verification.status === 'Approved') return undefined;
  const name = verificationReasonName(verification);
  return verification.decisionReason ?? (name && say(`account.verificationReasons.${name}`));
}

function Standing({ verification }: { verification: Verification | null }) {
  const say = useSay();
  const status = verification?.status ?? 'NotVerified';
  const { colour, act } = identitySteps[status];
  const reason = useReason(verification);
  return (
    <>
      <output className="identity-standing">
        <span className={`tag ${colour}`}>{say(`account.identity.status.${status}`)}</span>
        <span>{say(`account.identity.next.${status}`)}</span>
      </output>
      {reason && <p className="notice warning">{say('account.identity.reason', { reason })}</p>}
      {status === 'Approved' && verification && <Documents documents={verification.documents} />}
      {act && <Start act={act} />}
    </>
  );
}

function Documents({ documents }: Pick<Verification, 'documents'>) {
  const say = useSay();
  return documents.map(({ type, number, validUntil }) => (
    <p key={`${type} ${number}`} className="small muted numbers">
      {say('account.identity.document', {
        type: type ? say(`account.identificationDocumentTypes.${type}`) : missing,
        number: number ?? missing,
      })}
      {validUntil && ` · ${say('account.identity.validUntil', { until: formatDate(validUntil) })}`}
    </p>
  ));
}

/** Redirects to the identity provider, which redirects back to this page. */
function Start({ act }: { act: IdentityAct }) {
  const say = useSay();
  const [isStarting, setStarting] = useState(false);
  const [alert, setAlert] = useState<FormAlert>();

  async function start(): Promise<void> {
    setStarting(true);
    setAlert(undefined);
    try {
      location.assign((await api(v1.verifications.create)).url);
    } catch (error) {
      setAlert(refusalOf(error).alert);
      setStarting(false);
    }
  }

  return (
    <>
      {alert && <FormAlertBox alert={alert} onRetry={start} />}
      <button className="button" type="button" disabled={isStarting} onClick={start}>
        {isStarting && <span className="spinner" aria-hidden="true" />}
        {say(`account.identity.act.${act}`)}
      </button>
    </>
  );
}
