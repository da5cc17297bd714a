import { useAskGate } from '@semilla/client/use-ask-gate';
import { factorGate } from '../../lib/factor-gate.ts';
import { FactorDialog } from './FactorDialog.tsx';

/** Asks for a second factor when an API call needs a recent one. The call then continues automatically. */
export function FactorGate() {
  const finish = useAskGate(factorGate);
  return finish ? <FactorDialog finish={finish} /> : null;
}
