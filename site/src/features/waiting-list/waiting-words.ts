import { investWords } from '../investment/words.ts';

export const waitingWords = ['project.waiting', ...investWords];
