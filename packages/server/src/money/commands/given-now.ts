import type { RiskSums } from '../../project/orders/risk-texts-in.ts';
import type { StoredConsent } from '../../schema/waiting-places.ts';
import type { LedgerProject } from '../engine/world.ts';
import type { ShownWithOrder } from './evidence-of.ts';
import { shownAtConsent } from './shown-at-consent.ts';

interface Consenting {
  amountCents: number;
  termsVersion: string;
  shown: ShownWithOrder & { language: 'es' | 'en' };
}

/** The consent that an investor gives with a wish or a waiting-list place. The later order relies on it. */
export function givenNow(
  before: LedgerProject,
  { amountCents, termsVersion, shown }: Consenting,
  at: Date,
  sums: RiskSums,
): StoredConsent {
  const { language, consent } = shown;
  return {
    termsVersion,
    language,
    sheetVersion: before.project.sheetVersion,
    ...(consent && { consent }),
    shown: shownAtConsent(before, { amountCents, at }, sums, shown),
  };
}
