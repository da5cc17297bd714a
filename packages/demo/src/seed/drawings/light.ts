import { mix } from './colours.ts';

/** The light of a moment: what it does to the sky and to the colours under it. */
export interface Light {
  skyTop: string;
  skyMiddle: string;
  skyLow: string;
  /** What distance fades into. */
  haze: string;
  sun: string;
  /** How far up the sky the sun stands, from 0 at the horizon to 1. */
  sunHeight: number;
  cloud: string;
  /** What everything is bathed in, and how strongly. */
  tint: string;
  tintShare: number;
  shadow: string;
  /** The share of windows with a light in them. */
  lamps: number;
  isNight?: true;
}

export const lights = {
  morning: {
    skyTop: '#8ccbd0',
    skyMiddle: '#cbe6dc',
    skyLow: '#fdf0d3',
    haze: '#dbe9dd',
    sun: '#fff3cf',
    sunHeight: 0.42,
    cloud: '#ffffff',
    tint: '#fff1d0',
    tintShare: 0.07,
    shadow: '#1f4a4a',
    lamps: 0.04,
  },
  noon: {
    skyTop: '#5fb2cc',
    skyMiddle: '#a5d8dd',
    skyLow: '#e9f5ea',
    haze: '#cfe6e2',
    sun: '#fffbe6',
    sunHeight: 0.78,
    cloud: '#ffffff',
    tint: '#ffffff',
    tintShare: 0.02,
    shadow: '#17454d',
    lamps: 0,
  },
  golden: {
    skyTop: '#8fc3bd',
    skyMiddle: '#f3dfae',
    skyLow: '#fbcf87',
    haze: '#f6ddae',
    sun: '#fff0c0',
    sunHeight: 0.3,
    cloud: '#fff3da',
    tint: '#f5b04a',
    tintShare: 0.14,
    shadow: '#3b4a3a',
    lamps: 0.12,
  },
  sunset: {
    skyTop: '#4f7f95',
    skyMiddle: '#f0a573',
    skyLow: '#fbd07f',
    haze: '#f0b184',
    sun: '#ffe6a3',
    sunHeight: 0.14,
    cloud: '#f7b48b',
    tint: '#d9713f',
    tintShare: 0.2,
    shadow: '#3a3550',
    lamps: 0.4,
  },
  dusk: {
    skyTop: '#24506a',
    skyMiddle: '#6f97a0',
    skyLow: '#f2bb8a',
    haze: '#8fa6a5',
    sun: '#ffdca0',
    sunHeight: 0.03,
    cloud: '#8aa3ab',
    tint: '#2c4d68',
    tintShare: 0.38,
    shadow: '#14283c',
    lamps: 0.62,
  },
  night: {
    skyTop: '#0d2431',
    skyMiddle: '#174350',
    skyLow: '#3f7a78',
    haze: '#2b5a5f',
    sun: '#fdf3d2',
    sunHeight: 0.7,
    cloud: '#2a525d',
    tint: '#12303f',
    tintShare: 0.58,
    shadow: '#071a24',
    lamps: 0.66,
    isNight: true,
  },
  mist: {
    skyTop: '#b9d0ca',
    skyMiddle: '#dbe5dc',
    skyLow: '#f4efe0',
    haze: '#e2e8de',
    sun: '#fffdf2',
    sunHeight: 0.5,
    cloud: '#f6f6ef',
    tint: '#dfe6dc',
    tintShare: 0.16,
    shadow: '#38524c',
    lamps: 0.2,
  },
} satisfies Record<string, Light>;

export type TimeOfDay = keyof typeof lights;

/** A colour as this light shows it, `depth` of the way into the distance. */
export function seen(light: Light, colour: string, depth = 0): string {
  return mix(mix(colour, light.tint, light.tintShare), light.haze, depth);
}

/** A colour on the side away from the light. */
export function inShade(light: Light, colour: string, share = 0.22): string {
  return mix(colour, light.shadow, share);
}
