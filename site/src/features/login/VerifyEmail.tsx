import { refusalOf } from '@semilla/client';
import { v1 } from '@semilla/contract';
import { useCallback } from 'react';
import { api } from '../../lib/api.ts';
import { useLinkToken } from '../../lib/use-link-token.ts';
import type { Words } from '../../lib/words.ts';
import { FormAlertBox } from '../../ui/FormAlertBox.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import { useSay, WordsProvider } from '../../ui/words-context.tsx';
import { rememberConfirmedEmail } from './confirmed-email.ts';
import { ResendForm } from './ResendForm.tsx';
import { leaveFor } from './stand-at.ts';
import { loginPage, pageOf } from './steps.ts';
import { takeWanted } from './wanted-after-mail.ts';

export default function VerifyEmail({ words }: { words: Words }) {
  return (
    <WordsProvider words={words}>
      <Outcome />
    </WordsProvider>
  );
}

function Outcome() {
  const token = useLinkToken();
  const say = useSay();
  if (token === undefined) return <Waiting label={say('auth.verifyEmail.checking')} />;
  const link = v1.emails.confirm.body.safeParse({ token });
  if (link.success) return <Confirmation token={token} />;
  return (
    <div className="form">
      <p className="notice danger" role="alert">
        {say('validation.link')}
      </p>
      <OtherWays />
    </div>
  );
}

function Confirmation({ token }: { token: string }) {
  const say = useSay();
  const confirm = useCallback(async () => {
    const { email, next } = await api(v1.emails.confirm, { body: { token } });
    rememberConfirmedEmail(email);
    const wanted = takeWanted();
    return next ? leaveFor(pageOf(next, wanted)) : loginPage(wanted);
  }, [token]);
  const [loaded, retry] = useLoaded(confirm);
  if (loaded.state === 'loading') return <Waiting label={say('auth.verifyEmail.checking')} />;
  if (loaded.state === 'done') {
    return (
      <div className="form">
        <output className="notice success">{say('auth.verifyEmail.confirmed')}</output>
        <a className="button" href={loaded.value}>
          {say('auth.verifyEmail.logIn')}
        </a>
      </div>
    );
  }
  const { alert } = refusalOf(loaded.error);
  return (
    <div className="form">
      {alert && <FormAlertBox alert={alert} onRetry={retry} />}
      <OtherWays />
    </div>
  );
}

/** Offers a new link, or log-in for users who have already confirmed their address. */
function OtherWays() {
  const say = useSay();
  return (
    <>
      <ResendForm />
      <p>
        {say('auth.verifyEmail.already')} <a href="/auth/login">{say('auth.verifyEmail.logIn')}</a>
      </p>
    </>
  );
}
