import { verifyEmail } from '@semilla/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { takeLinkToken } from '../../lib/link-token.ts';
import type { Words } from '../../lib/words.ts';
import { type FormAlert, refusalOf } from '../../ui/form-problems.ts';
import { FormAlertBox } from '../../ui/FormAlertBox.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import { useSay, WordsProvider } from '../../ui/words-context.tsx';
import { ResendForm } from './ResendForm.tsx';

type State = 'checking' | 'confirmed' | 'incomplete' | FormAlert;

export default function VerifyEmail({ words }: { words: Words }) {
  return (
    <WordsProvider words={words}>
      <Outcome />
    </WordsProvider>
  );
}

function Outcome() {
  const say = useSay();
  const token = useRef<string>(undefined);
  const [state, setState] = useState<State>('checking');

  const confirm = useCallback(async () => {
    token.current ??= takeLinkToken();
    const body = verifyEmail.body.safeParse({ token: token.current });
    if (!body.success) return setState('incomplete');
    setState('checking');
    await api(verifyEmail, { body: body.data }).then(
      () => setState('confirmed'),
      (error: unknown) => setState(refusalOf(error).alert ?? 'incomplete'),
    );
  }, []);

  useEffect(() => void confirm(), [confirm]);

  if (state === 'checking') {
    return <Waiting isFailed={false} label={say('auth.verifyEmail.checking')} failure="" onRetry={confirm} />;
  }
  if (state === 'confirmed') {
    return (
      <div className="form">
        <p className="notice success" role="status">
          {say('auth.verifyEmail.confirmed')}
        </p>
        <a className="button" href="/auth/login">
          {say('auth.verifyEmail.logIn')}
        </a>
      </div>
    );
  }
  return (
    <div className="form">
      {state === 'incomplete' ? (
        <p className="notice danger" role="alert">
          {say('validation.link')}
        </p>
      ) : (
        <FormAlertBox alert={state} onRetry={confirm} />
      )}
      <ResendForm />
    </div>
  );
}
