import { type AnswerOf, startTotp } from '@semilla/contract';
import { useCallback, useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';
import type { Words } from '../../lib/words.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import { useSay, WordsProvider } from '../../ui/words-context.tsx';
import './first-otp.css';
import { FirstCodeForm } from './FirstCodeForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SecretPicture } from './SecretPicture.tsx';
import { useStanding } from './use-standing.ts';

type SetUp = AnswerOf<typeof startTotp>;

export default function FirstOtp({ words }: { words: Words }) {
  return (
    <WordsProvider words={words}>
      <Stages />
    </WordsProvider>
  );
}

function Stages() {
  const say = useSay();
  const [standing, look] = useStanding('first-otp');
  const [setUp, setSetUp] = useState<SetUp>();
  const [hasFailed, setFailed] = useState(false);
  const [codes, setCodes] = useState<string[]>();

  const start = useCallback(async () => {
    setFailed(false);
    await api(startTotp).then(setSetUp, () => setFailed(true));
  }, []);

  useEffect(() => {
    if (standing === 'here') void start();
  }, [standing, start]);

  if (codes) return <RecoveryCodes codes={codes} />;
  if (!setUp) {
    const isFailed = hasFailed || standing === 'failed';
    const retry = hasFailed ? start : look;
    return <Waiting isFailed={isFailed} label={say('auth.loading.label')} failure={say('auth.loading.failed')} onRetry={retry} />;
  }
  return (
    <div className="first-otp">
      <SecretPicture setUp={setUp} />
      <FirstCodeForm totpId={setUp.totpId} onDone={setCodes} />
    </div>
  );
}
