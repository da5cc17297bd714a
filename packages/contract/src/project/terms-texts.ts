import type { InvestorKind } from '../account/investor-criteria.ts';
import { type Refusal, refusal } from '../shared/refusal.ts';

/**
 * The texts of one version of the terms: for investors up to the cap, for investors above it, and for experienced
 * investors, who have no cap. Each investor confirms only statements that are true of them.
 */
export const termsTexts = ['standard', 'aboveCap', 'experienced'] as const;
export type TermsText = (typeof termsTexts)[number];

interface Reader {
  kind: InvestorKind;
  /** What the terms say that an investor does not exceed; null if they say nothing of it. */
  capCents: number | null;
}

/** The text to show to an investor whose orders on the platform, with this one, add up to a total. */
export function termsTextFor({ kind, capCents, totalCents }: Reader & { totalCents: number }): TermsText {
  if (capCents === null) return 'standard';
  if (kind !== 'non-sophisticated') return 'experienced';
  return totalCents > capCents ? 'aboveCap' : 'standard';
}

/** Refuses a text that the terms do not have, or that is meant for investors of another kind. */
export function termsTextRefusal(text: TermsText, { kind, capCents }: Reader): Refusal | undefined {
  if (text === 'standard') return undefined;
  const isTrue = capCents !== null && (text === 'aboveCap' || kind !== 'non-sophisticated');
  return isTrue ? undefined : refusal('project.terms_not_accepted', { field: 'termsText' });
}
