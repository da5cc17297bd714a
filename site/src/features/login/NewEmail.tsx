import { v1 } from '@semilla/contract';
import { api } from '../../lib/api.ts';
import type { Words } from '../../lib/words.ts';
import { AtMailLink } from '../../ui/AtMailLink.tsx';
import { useSay, WordsProvider } from '../../ui/words-context.tsx';
import { rememberConfirmedEmail } from './confirmed-email.ts';

/** Opened from the mail to the new address of an account. Confirms the address, also without a session. */
export default function NewEmail({ words }: { words: Words }) {
  return (
    <WordsProvider words={words}>
      <AtLink />
    </WordsProvider>
  );
}

const isToken = (token: string) => v1.emailChanges.confirm.body.safeParse({ token }).success;

async function confirm(token: string): Promise<string> {
  const { email } = await api(v1.emailChanges.confirm, { body: { token } });
  rememberConfirmedEmail(email);
  return email;
}

function AtLink() {
  const say = useSay();
  return (
    <AtMailLink
      isToken={isToken}
      find={confirm}
      checking={say('auth.newEmail.checking')}
      useless={say('validation.link')}
    >
      {(_, email) => (
        <div className="form">
          <output className="notice success">{say('auth.newEmail.changed', { email })}</output>
          <a className="button" href="/user/profile">
            {say('auth.newEmail.profile')}
          </a>
        </div>
      )}
    </AtMailLink>
  );
}
