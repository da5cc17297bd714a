import type { Canvas, Point } from '../canvas.ts';
import { colours } from '../colours.ts';
import { drawPanelsOn } from '../parts/flat-panels.ts';
import { drawHills, drawMountains, drawSea } from '../parts/land.ts';
import { drawSky } from '../parts/sky.ts';
import { drawSmallHouse } from '../parts/skyline.ts';
import { drawBush, drawTree } from '../parts/trees.ts';
import { drawWindow, glassFill } from '../parts/windows.ts';

export interface SolarRoofOptions {
  roofs: 'factory' | 'houses';
  behind: 'castle' | 'sea' | 'hills';
}

function drawCastle(canvas: Canvas, x: number, foot: number): void {
  const stone = canvas.paint('#d9bd8f', 0.3);
  const rock = canvas.paint('#a9936a', 0.4);
  canvas.path(
    `M${x - 620} ${foot + 60} Q${x - 380} ${foot - 60} ${x - 260} ${foot - 120} Q${x} ${foot - 170} ${x + 280} ${foot - 110} Q${x + 420} ${foot - 40} ${x + 660} ${foot + 60} Z`,
    rock,
  );
  canvas.rect(x - 240, foot - 172, 500, 50, stone);
  for (let at = -240; at < 250; at += 26) canvas.rect(x + at, foot - 184, 15, 14, stone);
  for (const [at, width, height] of [
    [-250, 60, 110],
    [-90, 74, 140],
    [90, 66, 118],
    [216, 56, 96],
  ] as const) {
    canvas.rect(x + at, foot - 122 - height + 20, width, height, stone);
    canvas.rect(
      x + at + width * 0.66,
      foot - 122 - height + 20,
      width * 0.34,
      height,
      canvas.shade(stone, 0.16),
    );
    for (let tooth = 0; tooth < width - 8; tooth += 20)
      canvas.rect(x + at + tooth, foot - 122 - height + 8, 12, 13, stone);
  }
}

/** A hall with a roof of saw teeth, each carrying panels. */
function drawFactory(
  canvas: Canvas,
  x: number,
  foot: number,
  teeth: number,
  toothWidth: number,
  wallHeight: number,
  wallColour: string,
): void {
  const wall = canvas.paint(wallColour);
  const width = teeth * toothWidth;
  canvas.ellipse(x + width / 2, foot + 2, width * 0.54, 12, canvas.light.shadow, { 'fill-opacity': '0.24' });
  for (let tooth = 0; tooth < teeth; tooth++) {
    const left = x + tooth * toothWidth;
    const top = foot - wallHeight;
    const peak = top - toothWidth * 0.36;
    canvas.polygon(
      [
        [left, top],
        [left, peak],
        [left + toothWidth, top],
      ],
      canvas.shade(wall, 0.06),
    );
    canvas.polygon(
      [
        [left - 6, peak - 8],
        [left + toothWidth - 2, top - 2],
        [left + toothWidth - 2, top + 8],
        [left - 6, peak + 4],
      ],
      canvas.paint(colours.slate),
    );
    const lift = 60;
    const corners: [Point, Point, Point, Point] = [
      [left + 18, peak - lift + 6],
      [left + toothWidth + 14, top - lift - 4],
      [left + toothWidth - 8, top - 8],
      [left - 4, peak - 4],
    ];
    canvas.polygon(corners, canvas.paint(colours.slateDark));
    drawPanelsOn(canvas, corners, 5, 2);
  }
  canvas.rect(x, foot - wallHeight, width, wallHeight, canvas.gradient([wall, canvas.shade(wall, 0.1)]));
  canvas.rect(x, foot - wallHeight, width, 10, canvas.shade(wall, 0.24));
  for (let at = 28; at < width - 70; at += 92) {
    canvas.rect(x + at, foot - wallHeight + 34, 60, wallHeight * 0.3, canvas.paint(colours.white));
    canvas.rect(x + at + 4, foot - wallHeight + 38, 52, wallHeight * 0.3 - 8, glassFill(canvas));
  }
  const gate = x + width * 0.38;
  canvas.rect(gate, foot - wallHeight * 0.5, 130, wallHeight * 0.5, canvas.paint(colours.green));
  for (let slat = 14; slat < wallHeight * 0.5; slat += 14)
    canvas.rect(gate, foot - slat, 130, 2.5, canvas.shade(canvas.paint(colours.green), 0.35));
}

function drawSolarHouse(canvas: Canvas, x: number, foot: number, width: number, wallColour: string): void {
  const height = width * 0.52;
  const wall = canvas.paint(wallColour);
  const top = foot - height;
  const ridge = top - width * 0.36;
  canvas.ellipse(x + width / 2, foot + 2, width * 0.56, 10, canvas.light.shadow, { 'fill-opacity': '0.22' });
  canvas.rect(x, top, width, height, canvas.gradient([wall, canvas.shade(wall, 0.12)], 'across'));
  const roof: [Point, Point, Point, Point] = [
    [x + width * 0.1, ridge],
    [x + width * 0.94, ridge],
    [x + width + 16, top + 8],
    [x - 16, top + 8],
  ];
  canvas.polygon(roof, canvas.paint(colours.brick));
  drawPanelsOn(
    canvas,
    [
      [x + width * 0.2, ridge + width * 0.05],
      [x + width * 0.84, ridge + width * 0.05],
      [x + width * 0.88, top - width * 0.04],
      [x + width * 0.13, top - width * 0.04],
    ],
    6,
    2,
  );
  canvas.rect(x + width * 0.8, ridge - 40, 26, 60, wall);
  for (const share of [0.14, 0.66])
    drawWindow(canvas, x + width * share, top + height * 0.3, width * 0.17, height * 0.4, {
      kind: 'shutters',
      frame: colours.white,
      shutter: colours.green,
    });
  canvas.rect(
    x + width * 0.43,
    foot - height * 0.62,
    width * 0.15,
    height * 0.62,
    canvas.paint(colours.woodDark),
  );
}

/** Roofs that make electricity: of halls, or of a street of houses. */
export function drawSolarRoof(canvas: Canvas, { roofs, behind }: SolarRoofOptions): void {
  const { random } = canvas;
  const horizon = 520;
  const sunX = random.between(300, 1300);
  drawSky(canvas, { horizon, sunX });
  if (behind === 'sea') drawSea(canvas, 480, 640, sunX);
  else drawMountains(canvas, { base: 560, height: 200, colour: '#7d9a8f', depth: 0.62, peaks: 5 });
  drawHills(canvas, { base: 580, height: behind === 'sea' ? 40 : 150, colour: colours.leaf, depth: 0.5 });
  if (behind === 'castle') drawCastle(canvas, random.between(640, 960), 540);
  for (let x = -20; x < 1640; ) {
    const width = random.between(60, 110);
    drawSmallHouse(canvas, x, 640, width, random.between(60, 110), 0.26);
    x += width + random.between(-4, 12);
  }
  const grass = canvas.paint(colours.grass);
  canvas.rect(0, 630, canvas.width, 400, canvas.gradient([canvas.paint(colours.grass, 0.25), grass]));
  if (roofs === 'factory') {
    drawFactory(canvas, 880, 730, 4, 190, 130, '#e3d5bb');
    drawFactory(canvas, -60, 760, 5, 180, 140, '#d9a98b');
    drawFactory(canvas, 260, 900, 5, 230, 170, '#f3ead6');
  } else {
    for (const [x, y, width] of [
      [60, 730, 250],
      [380, 720, 240],
      [720, 730, 260],
      [1060, 720, 240],
      [1370, 732, 260],
    ] as const)
      drawSolarHouse(canvas, x, y, width, random.pick(['#f6e9cf', '#eccb9c', '#e9b99a', '#dfe6dc']));
    for (const [x, width] of [
      [-60, 420],
      [520, 470],
      [1130, 430],
    ] as const)
      drawSolarHouse(canvas, x, 930, width, random.pick(['#fbf3e2', '#f0d3a4', '#e3a98a']));
  }
  canvas.rect(0, 930, canvas.width, 80, canvas.paint('#8d928d'));
  for (let x = 20; x < 1600; x += 160) canvas.rect(x, 966, 80, 6, canvas.paint(colours.white));
  for (const x of roofs === 'factory' ? [90, 190, 1480, 1560] : [460, 1060])
    drawTree(canvas, random.pick(['round', 'orange']), x, 928, random.integer(170, 240));
  for (let x = 0; x < 1600; x += random.between(40, 120))
    drawBush(canvas, x, 932, random.between(22, 40), random.pick([colours.leaf, colours.leafDeep]));
}
