import { clearSessionStorage } from './browser-storage.ts';
import { forgetAnswers } from './request-history.ts';

/** Clears the data of this tab when the user logs out. */
export function clearTab(): void {
  clearSessionStorage();
  forgetAnswers();
}
