export type Attributes = Record<string, string | number | undefined>;

const short = (value: string | number) =>
  typeof value === 'number' ? String(Math.round(value * 10) / 10) : value;

export function tag(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${short(value as string | number)}"`);
  return `<${name}${written.join('')}/>`;
}

function stop(colour: string, offset: number, opacity = 1): string {
  return `<stop offset="${offset.toFixed(3)}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`;
}

/** The fills that a drawing defines once and refers to. */
export interface Definitions {
  gradient(stops: string[], direction?: 'down' | 'across'): string;
  glow(colour: string, strength: number): string;
  written(): string;
}

export function createDefinitions(): Definitions {
  const all: string[] = [];
  const define = (content: (id: string) => string) => {
    const id = `d${all.length}`;
    all.push(content(id));
    return `url(#${id})`;
  };
  return {
    gradient: (stops, direction = 'down') =>
      define((id) => {
        const end = direction === 'down' ? 'x2="0" y2="1"' : 'x2="1" y2="0"';
        const inside = stops.map((colour, index) => stop(colour, index / (stops.length - 1))).join('');
        return `<linearGradient id="${id}" x1="0" y1="0" ${end}>${inside}</linearGradient>`;
      }),
    glow: (colour, strength) =>
      define((id) => {
        const inside = `${stop(colour, 0, strength)}${stop(colour, 0.45, strength * 0.35)}${stop(colour, 1, 0.001)}`;
        return `<radialGradient id="${id}">${inside}</radialGradient>`;
      }),
    written: () => `<defs>${all.join('')}</defs>`,
  };
}
