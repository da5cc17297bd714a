import { useAskGate } from '@semilla/client/use-ask-gate';
import { factorGate } from '../../lib/factor-gate.ts';
import { FactorDialog } from './FactorDialog.tsx';

/** Asks for a fresh factor when a call of this page needs one; the call then goes on by itself. */
export function FactorGate() {
  const finish = useAskGate(factorGate);
  return finish ? <FactorDialog finish={finish} /> : null;
}
