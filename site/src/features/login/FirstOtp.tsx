import { v1 } from '@semilla/contract';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import type { Words } from '../../lib/words.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { useFromAddress } from '../../ui/use-from-address.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import { useSay, WordsProvider } from '../../ui/words-context.tsx';
import { confirmedEmail } from './confirmed-email.ts';
import './first-otp.css';
import { FirstCodeForm } from './FirstCodeForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SecretPicture } from './SecretPicture.tsx';
import { standAt } from './stand-at.ts';

export default function FirstOtp({ words }: { words: Words }) {
  return (
    <WordsProvider words={words}>
      <Stages />
    </WordsProvider>
  );
}

async function startSetUp() {
  await standAt('first-otp');
  return api(v1.totps.create);
}

function Stages() {
  const say = useSay();
  const [setUp, retry] = useLoaded(startSetUp);
  const [codes, setCodes] = useState<string[]>();
  const confirmed = useFromAddress(confirmedEmail, '');

  if (codes) return <RecoveryCodes codes={codes} />;
  if (setUp.state === 'loading') return <Waiting label={say('auth.loading.label')} />;
  if (setUp.state === 'failed') return <LoadFailure text={say('auth.loading.failed')} onRetry={retry} />;
  return (
    <div className="first-otp">
      {confirmed && (
        <output className="notice success">{say('auth.verifyEmail.signedIn', { email: confirmed })}</output>
      )}
      <SecretPicture setUp={setUp.value} />
      <FirstCodeForm totpId={setUp.value.totpId} onDone={setCodes} />
    </div>
  );
}
