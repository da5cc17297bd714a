import { useStore } from '@nanostores/react';
import { type Verification, verificationReasonName } from '@semilla/contract';
import { formatDate, missing } from '@semilla/format';
import { useEffect } from 'react';
import { FormAlertBox } from '../../ui/FormAlertBox.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import { useSay } from '../../ui/words-context.tsx';
import { wayTo } from '../first-steps/first-steps.ts';
import { $wallet } from '../wallet/wallet-store.ts';
import { takeAfterIdentity } from './after-identity.ts';
import { type IdentityAct, identitySteps } from './identity-steps.ts';
import { Section } from './Section.tsx';
import { useStartVerification } from './use-start-verification.ts';
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
  useEffect(() => {
    const back = status === 'Completed' || status === 'Approved' ? takeAfterIdentity() : undefined;
    if (back) location.replace(back);
  }, [status]);
  return (
    <>
      <output className="identity-standing">
        <span className={`tag ${colour}`}>{say(`account.identity.status.${status}`)}</span>
        <span>{say(`account.identity.next.${status}`)}</span>
      </output>
      {reason && <p className="notice warning">{say('account.identity.reason', { reason })}</p>}
      {status === 'Approved' && verification && <Documents documents={verification.documents} />}
      {status === 'Completed' && <WayOn href={wayTo.invest} text={say('account.identity.wayOn.meanwhile')} />}
      {status === 'Approved' && <NextStep />}
      {act && <Start act={act} />}
    </>
  );
}

function WayOn({ href, text }: { href: string; text: string }) {
  return (
    <p>
      <a className="button quiet" href={href}>
        {text}
      </a>
    </p>
  );
}

/** After the verification the wallet needs money, and then a project can be chosen. */
function NextStep() {
  const say = useSay();
  const wallet = useStore($wallet, { ssr: 'initial' });
  if (wallet.state !== 'done' || !wallet.value) return null;
  const step = wallet.value.balance > 0 ? 'invest' : 'money';
  return <WayOn href={wayTo[step]} text={say(`account.identity.wayOn.${step}`)} />;
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
  const { start, isStarting, alert } = useStartVerification();
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
