import { useEffect, useState } from 'react';
import type { FactorGate } from '../factor-gate.ts';

type Finish = (isConfirmed: boolean) => void;

/** Undefined, or while a factor is asked for, the function that ends it. */
export function useFactorGate(gate: FactorGate): Finish | undefined {
  const [finish, setFinish] = useState<Finish>();
  useEffect(
    () =>
      gate.askedBy(
        () =>
          new Promise((resolve) => {
            setFinish(() => (isConfirmed: boolean) => {
              setFinish(undefined);
              resolve(isConfirmed);
            });
          }),
      ),
    [gate],
  );
  return finish;
}
