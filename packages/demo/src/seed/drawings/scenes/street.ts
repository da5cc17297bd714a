import type { Canvas } from '../canvas.ts';
import { colours } from '../colours.ts';
import type { BuildingStyle } from '../parts/building-style.ts';
import { drawBuilding } from '../parts/buildings.ts';
import { drawHills } from '../parts/land.ts';
import { drawCargoBike, drawLamp, drawWalker } from '../parts/people.ts';
import { drawScaffold } from '../parts/scaffold.ts';
import { drawSky } from '../parts/sky.ts';
import { drawTree, type TreeKind } from '../parts/trees.ts';

export type City =
  | 'madrid'
  | 'valencia'
  | 'sevilla'
  | 'lisboa'
  | 'barcelona'
  | 'bilbao'
  | 'palermo'
  | 'vitoria';

export interface StreetOptions {
  city: City;
  scaffold?: boolean;
  cargoBikes?: boolean;
}

type Look = Pick<BuildingStyle, 'window' | 'balcony' | 'roof' | 'ground' | 'tiled'> & {
  walls: string[];
  trims: string[];
  shutters: string[];
  tree: TreeKind;
};

const looks: Record<City, Look> = {
  madrid: {
    walls: ['#e8b98a', '#dd9a72', '#f0d9b0', '#c98a6b', '#e5c9a0'],
    trims: ['#fbf1de'],
    shutters: [colours.green, '#4f6d5b'],
    window: 'tall',
    balcony: 'iron',
    roof: 'tiles',
    ground: 'shop',
    tree: 'round',
  },
  valencia: {
    walls: ['#f3cf8e', '#e9a989', '#a9c7bd', '#f4e1bd', '#d98f6d'],
    trims: ['#fffaf0'],
    shutters: ['#7a5a40', colours.green],
    window: 'tall',
    balcony: 'iron',
    roof: 'terrace',
    ground: 'arches',
    tree: 'orange',
  },
  sevilla: {
    walls: ['#fbf3e2', '#f0c66f', '#fdf8ee', '#e9a06f'],
    trims: ['#d9913f', '#c8693f'],
    shutters: [colours.green, '#2f5d73'],
    window: 'shutters',
    balcony: 'iron',
    roof: 'terrace',
    ground: 'door',
    tree: 'orange',
  },
  lisboa: {
    walls: ['#f4d68c', '#e8b9b0', '#bcd5d6', '#fbf3e4', '#9fc2b6'],
    trims: ['#ffffff'],
    shutters: [colours.green, '#a34434'],
    window: 'tall',
    balcony: 'iron',
    roof: 'tiles',
    ground: 'door',
    tiled: true,
    tree: 'round',
  },
  barcelona: {
    walls: ['#dcc6a2', '#c9a57c', '#e7d8bb', '#b98d70'],
    trims: ['#f7ecd6'],
    shutters: ['#6d4a30', colours.green],
    window: 'arched',
    balcony: 'iron',
    roof: 'terrace',
    ground: 'shop',
    tree: 'round',
  },
  bilbao: {
    walls: ['#cfd5cf', '#b98f76', '#e6dfcf', '#8fa7a4'],
    trims: ['#ffffff'],
    shutters: [colours.green],
    window: 'tall',
    balcony: 'glazed',
    roof: 'mansard',
    ground: 'shop',
    tree: 'round',
  },
  vitoria: {
    walls: ['#e5d3b3', '#a9bcae', '#d9a98b', '#f2e6cf'],
    trims: ['#ffffff'],
    shutters: [colours.green, '#5b6c70'],
    window: 'tall',
    balcony: 'glazed',
    roof: 'tiles',
    ground: 'shop',
    tree: 'poplar',
  },
  palermo: {
    walls: ['#eccf9c', '#e2a982', '#f2ddb8', '#d7b68a'],
    trims: ['#f9ecd2'],
    shutters: ['#4f7a62', '#3f6f74'],
    window: 'shutters',
    balcony: 'iron',
    roof: 'tiles',
    ground: 'arches',
    tree: 'palm',
  },
};

const foot = 872;

function styleOf(canvas: Canvas, look: Look, wall: string): BuildingStyle {
  const { random } = canvas;
  return {
    ...look,
    wall,
    trim: random.pick(look.trims),
    shutter: random.pick(look.shutters),
    ground: random.chance(0.65) ? look.ground : random.pick(['shop', 'door', 'arches'] as const),
    roof: random.chance(0.75) ? look.roof : random.pick(['tiles', 'terrace'] as const),
    tiled: look.tiled && random.chance(0.5),
  };
}

function drawPavement(canvas: Canvas): void {
  canvas.rect(0, foot, canvas.width, 44, canvas.paint('#ddd2bd'));
  let joints = '';
  for (let x = -10; x < canvas.width; x += 66) joints += `M${x} ${foot} l -14 44 `;
  canvas.path(joints, 'none', { stroke: canvas.paint('#c6b99f'), 'stroke-width': '2' });
  canvas.rect(0, foot + 44, canvas.width, 9, canvas.paint(colours.stoneDark));
  canvas.rect(
    0,
    foot + 53,
    canvas.width,
    80,
    canvas.gradient([canvas.paint('#8d928d'), canvas.paint('#767c79')]),
  );
}

/** The picture's own building in the middle of its street. */
export function drawStreet(canvas: Canvas, options: StreetOptions): void {
  const { random } = canvas;
  const look = looks[options.city];
  drawSky(canvas, { horizon: 760 });
  drawHills(canvas, { base: 780, height: 190, colour: colours.leaf, depth: 0.72 });
  const walls = random.shuffled(look.walls);
  const heroWidth = random.integer(480, 560);
  const heroX = (canvas.width - heroWidth) / 2 + random.integer(-70, 70);
  const wallAt = (index: number) => walls[index % walls.length] as string;
  let index = 1;
  for (let right = heroX - 6; right > -40; index++) {
    const width = random.integer(210, 330);
    drawBuilding(
      canvas,
      { x: right - width, foot, width, floors: random.integer(2, 4) },
      styleOf(canvas, look, wallAt(index)),
    );
    right -= width + 4;
  }
  for (let left = heroX + heroWidth + 6; left < canvas.width + 40; index++) {
    const width = random.integer(210, 330);
    drawBuilding(
      canvas,
      { x: left, foot, width, floors: random.integer(2, 4) },
      styleOf(canvas, look, wallAt(index)),
    );
    left += width + 4;
  }
  const hero = { x: heroX, foot, width: heroWidth, floors: 4, floorHeight: 110 };
  drawBuilding(canvas, hero, {
    ...look,
    wall: wallAt(0),
    trim: look.trims[0] as string,
    shutter: look.shutters[0] as string,
  });
  if (options.scaffold) drawScaffold(canvas, hero);
  drawPavement(canvas);
  for (const x of [heroX - 60, heroX + heroWidth + 70])
    drawTree(canvas, look.tree, x, foot + 40, random.integer(250, 330));
  drawLamp(canvas, heroX + heroWidth * 0.06, foot + 34);
  for (let walker = 0; walker < 3; walker++) drawWalker(canvas, random.between(120, 1480), foot + 38);
  if (options.cargoBikes)
    for (const x of [330, 820, 1240]) drawCargoBike(canvas, x + random.between(-40, 40), foot + 92);
}
