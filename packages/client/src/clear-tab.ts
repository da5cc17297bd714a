import { clearSessionStorage, readItem, removeItem, storeItem } from './browser-storage.ts';
import { forgetAnswers } from './request-history.ts';

/** Names of stored drafts of forms begin with this. */
export const draftPrefix = 'semilla-draft ';

/**
 * Drafts, react-admin's filters of each list, and the portfolio kept for when there is no network contain personal
 * data. Chosen columns and the like stay.
 */
const personal = new RegExp(`^${draftPrefix}|^RaStore.*\\.listParams$|^seen-portfolio$`);

const logOutName = 'semilla-last-log-out';

/** When a user of this browser last logged out, here or in another tab, in milliseconds. */
export const lastLogOut = (): number => Number(readItem(logOutName, 'localStorage') ?? 0);

/** Clears the data of this tab, and what all tabs share of users, when a user logs out. */
export function clearTab(): void {
  clearSessionStorage();
  forgetAnswers();
  try {
    for (const name of Object.keys(localStorage)) if (personal.test(name)) removeItem(name, 'localStorage');
  } catch {
    // If storage is disabled, nothing was stored.
  }
  storeItem(logOutName, String(Date.now()), 'localStorage');
}
