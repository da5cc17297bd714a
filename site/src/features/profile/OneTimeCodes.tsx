import { v1 } from '@semilla/contract';
import { formatDate } from '@semilla/format';
import { useCallback, useState } from 'react';
import { api } from '../../lib/api.ts';
import { dropSessionHint } from '../../lib/session-hint.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import { useSay } from '../../ui/words-context.tsx';
import { loginPage } from '../login/steps.ts';
import type { Me } from '../session/session-store.ts';
import { useOwn } from './OwnProfile.tsx';
import { PasswordConfirmation } from './PasswordConfirmation.tsx';
import { RenewRecoveryCodes } from './RenewRecoveryCodes.tsx';
import { Section } from './Section.tsx';
import { tabSearch } from './tabs.ts';

/** The one-time code device. It can be set up again for another phone or for new recovery codes. */
export function OneTimeCodes({ me: { userId } }: { me: Me }) {
  const say = useSay();
  const load = useCallback(
    async () => (await api(v1.totps.find, { query: { userId, take: 1 } })).data[0] ?? null,
    [userId],
  );
  const [loaded, retry] = useLoaded(useOwn('totp', load));
  const [isAsking, setAsking] = useState(false);
  const [isRenewing, setRenewing] = useState(false);
  return (
    <Section title={say('auth.codes.title')} lead={say('auth.codes.lead')}>
      {loaded.state === 'loading' && <Waiting label={say('auth.codes.loading')} />}
      {loaded.state === 'failed' && <LoadFailure text={say('auth.codes.loadFailed')} onRetry={retry} />}
      {loaded.state === 'done' && loaded.value && (
        <>
          <p className="numbers">
            {say('auth.codes.since', {
              since: formatDate(loaded.value.createdAt),
              used: formatDate(loaded.value.lastUsedAt),
            })}
          </p>
          <button className="button quiet" type="button" onClick={() => setAsking(true)}>
            {say('auth.codes.anew')}
          </button>
          <button className="button quiet" type="button" onClick={() => setRenewing(true)}>
            {say('auth.codes.renew')}
          </button>
          {isRenewing && <RenewRecoveryCodes onClose={() => setRenewing(false)} />}
          {isAsking && <StartAnew totpId={loaded.value.totpId} onClose={() => setAsking(false)} />}
        </>
      )}
    </Section>
  );
}

function StartAnew({ totpId, onClose }: { totpId: string; onClose: () => void }) {
  const say = useSay();
  return (
    <Dialog title={say('auth.codes.anew')} onClose={onClose}>
      <p>{say('auth.codes.anewExplained')}</p>
      <PasswordConfirmation
        action={say('auth.codes.anewAction')}
        send={(password) => api(v1.totps.delete, { params: { totpId }, body: { password } })}
        onDone={() => {
          dropSessionHint();
          location.assign(loginPage(`/user/profile${tabSearch('customer')}`));
        }}
      />
    </Dialog>
  );
}
