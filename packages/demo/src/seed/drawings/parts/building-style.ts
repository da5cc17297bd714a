import type { BalconyKind, WindowKind } from './windows.ts';

export type RoofKind = 'tiles' | 'terrace' | 'mansard';
export type GroundFloor = 'shop' | 'arches' | 'door';

export interface BuildingStyle {
  wall: string;
  trim: string;
  shutter: string;
  window: WindowKind;
  balcony: BalconyKind;
  roof: RoofKind;
  ground: GroundFloor;
  /** Rows of glazed tiles between the windows. */
  tiled?: boolean;
}

export interface BuildingPlace {
  x: number;
  foot: number;
  width: number;
  floors: number;
  floorHeight?: number;
}

export const groundHeight = 128;

export function heightOf({ floors, floorHeight = 104 }: BuildingPlace): number {
  return groundHeight + floors * floorHeight;
}
