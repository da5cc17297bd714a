// @vitest-environment jsdom
import { expect, it } from 'vitest';
import './card-transition.ts';

it('[X1] leaves no error behind if the browser skips the transition to another page', async () => {
  const skipped = Promise.reject(new DOMException('Transition was aborted', 'InvalidStateError'));
  const answered: string[] = [];
  const watched = (name: string) => ({
    catch: (act: () => void) => {
      answered.push(name);
      return skipped.catch(act);
    },
  });
  const viewTransition = { ready: watched('ready'), finished: watched('finished') };
  dispatchEvent(Object.assign(new Event('pageswap'), { viewTransition }));
  expect(answered).toEqual(['ready', 'finished']);
});
