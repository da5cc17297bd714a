import { nbsp } from './nbsp.ts';

const hidden = '••••';
const shortestMaskable = 8;

/**
 * `•••• •••• 1332`, on one line. Shows only the last four characters, because country and length could narrow down
 * the account.
 */
export function maskIban(iban: string): string {
  const compact = iban.replace(/\s/g, '');
  const lastFour = compact.length < shortestMaskable ? hidden : compact.slice(-4).toUpperCase();
  return [hidden, hidden, lastFour].join(nbsp);
}
