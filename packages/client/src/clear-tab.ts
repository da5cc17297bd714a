import { clearSessionStorage } from './browser-storage.ts';
import { forgetAnswers } from './request-history.ts';

/** Forgets what belongs to this tab, when its user logs out. */
export function clearTab(): void {
  clearSessionStorage();
  forgetAnswers();
}
