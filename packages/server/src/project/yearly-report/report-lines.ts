import { type investorKinds, offerIdOf, offerNumberMax } from '@semilla/contract';
import { twoPlaces } from '../../kit/http/csv.ts';
import type { Investment } from './find-investments.ts';

export type InvestorKind = (typeof investorKinds)[number];

const types: Record<InvestorKind, string> = {
  professional: 'PROF',
  sophisticated: 'SOPH',
  'non-sophisticated': 'RETL',
};

/** The type of investor in the report. Owners who invest in their own offer have a separate type. */
function typeOf({ investorKind, userTaxId, ownerTaxId }: Investment): string {
  if (userTaxId && userTaxId === ownerTaxId) return 'OTHR';
  return types[investorKind ?? 'non-sophisticated'];
}

const currency = 'EUR';
/** Every offer of the platform is a loan. */
const instrument = 'LOAN';

function grouped<T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}

const sumOf = (rows: readonly Investment[]) => rows.reduce((sum, { amountCents }) => sum + amountCents, 0);

/** The rows of the report, in the order of its columns. */
export function reportLines(
  investments: readonly Investment[],
  { year, providerLei = '' }: { year: number; providerLei?: string | undefined },
): (string | number | null)[][] {
  return [...grouped(investments, ({ projectId }) => projectId).values()].flatMap((ofOffer) => {
    const [{ offerNumber, ownerLei, ownerTaxId, naceSection, ...offer } = ofOffer[0] as Investment] = ofOffer;
    // Offers without a sheet get numbers from the end of the range, so that no sheet ever gets the same one.
    const offerId = offer.offerId ?? offerIdOf(providerLei, offerNumberMax + 1 - offerNumber);
    const raised = sumOf(ofOffer);
    const parts = grouped(ofOffer, (row) => `${typeOf(row)} ${row.country ?? ''}`);
    return [...parts]
      .sort(([left], [right]) => (left < right ? -1 : 1))
      .map(([key, rows]) => {
        const [type = '', country = ''] = key.split(' ');
        return [
          providerLei,
          year,
          offerId,
          naceSection,
          twoPlaces(raised),
          currency,
          ownerLei ?? ownerTaxId,
          instrument,
          type,
          country,
          new Set(rows.map(({ userId }) => userId)).size,
          twoPlaces(sumOf(rows)),
          currency,
        ];
      });
  });
}
