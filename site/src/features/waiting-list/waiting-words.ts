import { investWords } from '../investment/words.ts';

export const waitingWords = ['project.waiting', ...investWords];

/** What the list of own places says beside the investments. */
export const ownPlaceWords = ['list', 'yours', 'stale', 'leave', 'leaveText'].map(
  (name) => `project.waiting.${name}`,
);
