import { useEffect, useState } from 'react';
import type { AskGate } from '../ask-gate.ts';

type Finish = (isConfirmed: boolean) => void;

/** While the user is being asked, returns the function that ends the question; otherwise undefined. */
export function useAskGate(gate: AskGate): Finish | undefined {
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
