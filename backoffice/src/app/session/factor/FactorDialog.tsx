import { useAskGate } from '@semilla/client/use-ask-gate';
import { lazy, Suspense } from 'react';
import { factorGate } from '../../../api/factor-gate.ts';

const AskFactor = lazy(() => import('./AskFactor.tsx'));

/** Asks for a second factor when a call needs a recent one. The call then continues automatically. */
export function FactorDialog() {
  const finish = useAskGate(factorGate);
  return <Suspense>{finish && <AskFactor onFinish={finish} />}</Suspense>;
}
