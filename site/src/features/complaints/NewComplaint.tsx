import { ApiProblem } from '@semilla/client';
import { type ComplaintReceipt, complaintToken, v1 } from '@semilla/contract';
import { useCallback, useState } from 'react';
import { api } from '../../lib/api.ts';
import { hasSessionHint } from '../../lib/session-hint.ts';
import { useLinkToken } from '../../lib/use-link-token.ts';
import type { Words } from '../../lib/words.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { useFromAddress } from '../../ui/use-from-address.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import { useSay, WordsProvider } from '../../ui/words-context.tsx';
import { knownMe } from '../session/session-store.ts';
import { ComplaintForm } from './ComplaintForm.tsx';
import { ConfirmEmail } from './ConfirmEmail.tsx';
import { emptyComplaint } from './complaint-values.ts';
import { Sent } from './Sent.tsx';
import './complaint-form.css';

export default function NewComplaint({ words }: { words: Words }) {
  return (
    <WordsProvider words={words}>
      <Start />
    </WordsProvider>
  );
}

/** Customers see the form at once. Visitors must confirm their address first. */
function Start() {
  const say = useSay();
  const token = useLinkToken();
  const isCustomer = useFromAddress<boolean | undefined>(hasSessionHint, undefined);
  if (token === undefined || isCustomer === undefined) {
    return <Waiting label={say('support.complaints.site.loading')} />;
  }
  if (token) {
    return complaintToken.safeParse(token).success ? (
      <OfVisitor token={token} />
    ) : (
      <ConfirmEmail hasUselessLink />
    );
  }
  return isCustomer ? <OfCustomer /> : <ConfirmEmail />;
}

function OfCustomer() {
  const say = useSay();
  const [me, retry] = useLoaded(knownMe);
  const [receipt, setReceipt] = useState<ComplaintReceipt>();
  if (receipt) return <Sent receipt={receipt} hasPage />;
  if (me.state === 'loading') return <Waiting label={say('support.complaints.site.loading')} />;
  if (me.state === 'failed') {
    // If the session ended in the meantime, the user continues as a visitor.
    if (!hasSessionHint()) return <ConfirmEmail />;
    return <LoadFailure text={say('support.complaints.site.loadFailed')} onRetry={retry} />;
  }
  return <ComplaintForm email={me.value.email} initial={emptyComplaint(me.value)} onSent={setReceipt} />;
}

function OfVisitor({ token }: { token: string }) {
  const say = useSay();
  const check = useCallback(() => api(v1.complaints.checkLink, { body: { token } }), [token]);
  const [link, retry] = useLoaded(check);
  const [receipt, setReceipt] = useState<ComplaintReceipt>();
  if (receipt) return <Sent receipt={receipt} />;
  if (link.state === 'loading') return <Waiting label={say('support.complaints.site.form.checking')} />;
  if (link.state === 'failed') {
    if (link.error instanceof ApiProblem) return <ConfirmEmail hasUselessLink />;
    return <LoadFailure text={say('common.form.networkFailure')} onRetry={retry} />;
  }
  return (
    <ComplaintForm email={link.value.email} token={token} initial={emptyComplaint()} onSent={setReceipt} />
  );
}
