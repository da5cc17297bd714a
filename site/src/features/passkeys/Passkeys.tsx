import { holdHours, v1 } from '@semilla/contract';
import { api } from '../../lib/api.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import { useSay } from '../../ui/words-context.tsx';
import { useOwn } from '../profile/OwnProfile.tsx';
import { Section } from '../profile/Section.tsx';
import { AddPasskey } from './AddPasskey.tsx';
import { PasskeyRow } from './PasskeyRow.tsx';

const loadPasskeys = async () => (await api(v1.passkeys.find)).data;

interface Props {
  isDemanded?: boolean;
  /** True if adding or removing a passkey puts withdrawals on hold. */
  delaysWithdrawals?: boolean;
}

/** The user's passkeys. A user without a required passkey can do nothing else until one is added. */
export function Passkeys({ isDemanded = false, delaysWithdrawals = false }: Props) {
  const say = useSay();
  const [loaded, retry, refresh] = useLoaded(useOwn('passkeys', loadPasskeys));
  const changed = () => (isDemanded ? location.reload() : void refresh());
  return (
    <Section title={say('auth.passkeys.title')} lead={say('auth.passkeys.lead')}>
      {isDemanded && <p className="notice">{say('auth.passkeys.demanded')}</p>}
      {loaded.state === 'loading' && <Waiting label={say('auth.passkeys.loading')} />}
      {loaded.state === 'failed' && <LoadFailure text={say('auth.passkeys.loadFailed')} onRetry={retry} />}
      {loaded.state === 'done' && (
        <>
          {loaded.value.length === 0 && <p>{say('auth.passkeys.none')}</p>}
          <ul className="bare profile-rows">
            {loaded.value.map((passkey) => (
              <PasskeyRow key={passkey.passkeyId} passkey={passkey} onChanged={changed} />
            ))}
          </ul>
          {delaysWithdrawals && (
            <p className="small muted">{say('auth.passkeys.delaysWithdrawals', { hours: holdHours })}</p>
          )}
          <AddPasskey onAdded={changed} />
        </>
      )}
    </Section>
  );
}
