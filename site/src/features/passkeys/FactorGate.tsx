import { useFactorGate } from '@semilla/client/use-factor-gate';
import { lazy, Suspense } from 'react';
import { factorGate } from '../../lib/factor-gate.ts';

// Few visits of a page need it.
const FactorDialog = lazy(() => import('./FactorDialog.tsx'));

/** Asks for a fresh factor when a call of this page needs one; the call then goes on by itself. */
export function FactorGate() {
  const finish = useFactorGate(factorGate);
  if (!finish) return null;
  return (
    <Suspense>
      <FactorDialog finish={finish} />
    </Suspense>
  );
}
