import {
  cents,
  civilDateAt,
  limitedShares,
  type Portfolio,
  type PortfolioSlice,
  type ShareKind,
  shareKinds,
} from '@semilla/contract';
import { type Holding, isOpen, shareOf } from './portfolio-figures.ts';

type Named = Pick<PortfolioSlice, 'key' | 'name' | 'nameEn'>;

function yearOf({ createdAt }: Holding): Named {
  const year = civilDateAt(createdAt).slice(0, 4);
  return { key: year, name: year, nameEn: null };
}

const namedBy: Record<ShareKind, (holding: Holding) => Named> = {
  project: ({ projectId, projectName }) => ({ key: projectId, name: projectName, nameEn: null }),
  // Projects created before promoters had records have only a name.
  promoter: ({ promoterId, promoterName }) => ({
    key: promoterId ?? promoterName ?? '',
    name: promoterName ?? '',
    nameEn: null,
  }),
  type: ({ projectTypeId, typeName, typeNameEn }) => ({
    key: projectTypeId,
    name: typeName,
    nameEn: typeNameEn,
  }),
  country: ({ country }) => ({ key: country, name: country, nameEn: null }),
  year: yearOf,
};

/** How the money in projects is spread, with the largest share first. Shares by year are sorted by year. */
export function sharesOf(holdings: readonly Holding[], limitHundredths: number | null): Portfolio['shares'] {
  const open = holdings.filter(isOpen);
  const wholeCents = open.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return shareKinds.map((by) => {
    const isLimited = limitHundredths !== null && limitedShares.includes(by);
    const groups = Map.groupBy(open, (holding) => namedBy[by](holding).key);
    const slices = [...groups.values()].flatMap(([first, ...others]): PortfolioSlice[] => {
      if (!first) return [];
      const partCents = [first, ...others].reduce((sum, { amountCents }) => sum + amountCents, 0);
      return [
        {
          ...namedBy[by](first),
          amount: cents(partCents),
          share: shareOf(partCents, wholeCents),
          isAboveLimit: isLimited && partCents * 10_000 > limitHundredths * wholeCents,
        },
      ];
    });
    const inOrder = (one: PortfolioSlice, other: PortfolioSlice) =>
      by === 'year' ? Number(one.key) - Number(other.key) : other.amount - one.amount;
    return { by, slices: slices.toSorted(inOrder) };
  });
}
