import type { Project } from '@semilla/contract';
import { provinces } from './spain.ts';
import { countries } from './western-europe.ts';

/** The outline of an area as an SVG path, and the position of its pin. */
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

/** Finds the province from the postal code in a Spanish address. */
const provinceIn = (address: string) => provinces[address.match(/\b(\d{2})\d{3}\b/)?.[1] ?? ''];

/**
 * The position of a project on a map: its province if the address has a Spanish postal code, otherwise its country. Undefined if
 * no map contains the country.
 */
export function placeOf({ country, direction }: Pick<Project, 'country' | 'direction'>): Place | undefined {
  const province = country === 'ES' ? provinceIn(direction) : undefined;
  if (province) return { ...spain, area: province };
  const area = countries[country];
  return area && { ...europe, area };
}
