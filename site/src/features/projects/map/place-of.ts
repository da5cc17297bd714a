import type { Project } from '@semilla/contract';
import { provinces } from './spain.ts';
import { countries } from './western-europe.ts';

/** The outline of an area as an SVG path, and where a pin stands in it. */
export type Area = readonly [outline: string, x: number, y: number];

export interface Place {
  /** All areas of the map. */
  outlines: string;
  area: Area;
  viewBox: string;
  isSpain: boolean;
}

const drawn = (areas: Record<string, Area>) =>
  Object.values(areas)
    .map(([outline]) => outline)
    .join('');

const spain = { outlines: drawn(provinces), viewBox: '-18 -8 432 312', isSpain: true };
const europe = { outlines: drawn(countries), viewBox: '-4 4 322 352', isSpain: false };

/** The province of a postal code within a Spanish address. */
const provinceIn = (address: string) => provinces[address.match(/\b(\d{2})\d{3}\b/)?.[1] ?? ''];

/** Where a project is on a map: in its province if its address has a Spanish postal code, else in its country; undefined if no map has it. */
export function placeOf({ country, direction }: Pick<Project, 'country' | 'direction'>): Place | undefined {
  const province = country === 'ES' ? provinceIn(direction) : undefined;
  if (province) return { ...spain, area: province };
  const area = countries[country];
  return area && { ...europe, area };
}
