type Rgb = [number, number, number];

function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** A colour between two, `share` of the way to the second. */
export function mix(first: string, second: string, share: number): string {
  const from = rgbOf(first);
  const to = rgbOf(second);
  const channels = from.map((channel, index) =>
    Math.round(channel + ((to[index] as number) - channel) * share),
  );
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** What things are made of, before the light falls on them. */
export const colours = {
  green: '#0f5c4a',
  sun: '#e8a13a',
  paper: '#fbfaf6',
  ink: '#16211e',
  leaf: '#4c8f67',
  leafDeep: '#1f6650',
  leafLight: '#86b56f',
  olive: '#8a9a66',
  pine: '#2a6351',
  grass: '#9fba6a',
  meadow: '#7fae6c',
  wheat: '#e6c270',
  soil: '#b98555',
  soilDark: '#8a5f41',
  sand: '#efdcb4',
  stone: '#d3c8b3',
  stoneDark: '#a89c87',
  cream: '#f8eed9',
  white: '#fdfbf5',
  terracotta: '#c8693f',
  brick: '#b5583c',
  clay: '#dd9a63',
  ochre: '#e2ab58',
  rose: '#e3a68f',
  coral: '#e07a5b',
  wood: '#96683f',
  woodDark: '#6d4a30',
  slate: '#5b6c70',
  slateDark: '#3d4b50',
  metal: '#b9c3c2',
  road: '#a7a79c',
  asphalt: '#7d827f',
  sea: '#4b9fad',
  seaDeep: '#2a7089',
  panel: '#22496a',
  panelLight: '#3f77a0',
  glass: '#bfdedd',
  lavender: '#8d79b8',
  almond: '#f2c6cb',
  orange: '#ea8a2e',
  snow: '#f7f8f5',
} as const;
