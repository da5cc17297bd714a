import { nbsp } from './nbsp.ts';

const hidden = '••••';
const shortestMaskable = 8;

/**
 * `•••• •••• 1332`, never on two lines: the last four characters and nothing else, not even the country or the
 * length.
 */
export function maskIban(iban: string): string {
  const compact = iban.replace(/\s/g, '');
  const lastFour = compact.length < shortestMaskable ? hidden : compact.slice(-4).toUpperCase();
  return [hidden, hidden, lastFour].join(nbsp);
}
