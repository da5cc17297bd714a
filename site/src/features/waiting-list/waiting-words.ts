import { investWords } from '../investment/words.ts';

export const waitingWords = ['project.waiting', ...investWords];

/** The messages for the list of the user's places. */
export const ownPlaceWords = ['list', 'yours', 'stale', 'leave', 'leaveText'].map(
  (name) => `project.waiting.${name}`,
);
