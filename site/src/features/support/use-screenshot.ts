import { useCallback, useRef, useState } from 'react';
import { capturePage, type Picture } from './capture-page.ts';

export type Screenshot = { state: 'taking' } | { state: 'failed' } | { state: 'taken'; picture: Picture };

/** Takes screenshots of the page behind the dialog on request. */
export function useScreenshot(): [Screenshot, take: () => void] {
  const [screenshot, setScreenshot] = useState<Screenshot>({ state: 'taking' });
  const latest = useRef(0);

  const take = useCallback(() => {
    latest.current += 1;
    const asked = latest.current;
    const settle = (outcome: Screenshot) => {
      if (asked === latest.current) setScreenshot(outcome);
    };
    setScreenshot({ state: 'taking' });
    capturePage().then(
      (picture) => settle({ state: 'taken', picture }),
      () => settle({ state: 'failed' }),
    );
  }, []);

  return [screenshot, take];
}
