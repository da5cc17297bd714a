import type { Canvas } from '../canvas.ts';
import { colours } from '../colours.ts';

/** A boat's bare hull on its stocks, half planked. */
export function drawBoatOnStocks(canvas: Canvas, x: number, y: number): void {
  const wood = canvas.paint('#c98f55');
  const dark = canvas.paint(colours.woodDark);
  canvas.ellipse(x, y + 6, 520, 24, canvas.light.shadow, { 'fill-opacity': '0.26' });
  for (const [at, lean] of [
    [-330, -26],
    [-150, -10],
    [60, 8],
    [270, 24],
  ] as const) {
    canvas.polygon(
      [
        [x + at - 12, y],
        [x + at + 12, y],
        [x + at + 12 - lean, y - 150],
        [x + at - 12 - lean, y - 150],
      ],
      dark,
    );
    canvas.rect(x + at - 52, y - 20, 104, 22, canvas.paint(colours.wood));
  }
  const hull = `M${x - 520} ${y - 300} Q${x} ${y - 232} ${x + 540} ${y - 350} Q${x + 470} ${y - 150} ${x + 350} ${y - 76} H${x - 400} Q${x - 490} ${y - 150} ${x - 520} ${y - 300} Z`;
  canvas.path(hull, canvas.gradient([wood, canvas.shade(wood, 0.25)]));
  for (const [from, to, sag] of [
    [-264, -304, 40],
    [-226, -258, 30],
    [-188, -212, 22],
    [-150, -166, 14],
    [-112, -122, 8],
  ] as const) {
    canvas.path(
      `M${x - 510 - from * 0.08} ${y + from} Q${x} ${y + from + sag} ${x + 520 + to * 0.16} ${y + to}`,
      'none',
      { stroke: canvas.shade(wood, 0.34), 'stroke-width': '3.5' },
    );
  }
  canvas.path(
    `M${x - 524} ${y - 314} Q${x} ${y - 244} ${x + 546} ${y - 366} l -3 26 Q${x} ${y - 218} ${x - 520} ${y - 288} Z`,
    canvas.paint(colours.green),
  );
  for (let rib = -420; rib <= 440; rib += 66) {
    const top = y - 262 - (rib > 0 ? rib * 0.16 : -rib * 0.08) - 20;
    canvas.path(`M${x + rib} ${top} q 6 -52 -4 -84 l 18 0 q 8 34 4 84 Z`, canvas.shade(wood, 0.12));
  }
  canvas.rect(x + 40, y - 420, 150, 130, canvas.paint(colours.white), { rx: 6 });
  canvas.rect(x + 60, y - 400, 46, 46, canvas.paint(colours.glass));
  canvas.rect(x + 122, y - 400, 46, 46, canvas.paint(colours.glass));
  canvas.rect(x + 28, y - 434, 174, 18, canvas.paint(colours.sun), { rx: 5 });
  drawLadder(canvas, x - 250, y + 10);
}

function drawLadder(canvas: Canvas, x: number, y: number): void {
  const wood = canvas.paint(colours.ochre);
  canvas.line([x, y], [x + 60, y - 330], wood, 9);
  canvas.line([x + 58, y], [x + 112, y - 330], wood, 9);
  for (let rung = 1; rung < 9; rung++) {
    const share = rung / 9;
    canvas.line([x + 60 * share, y - 330 * share], [x + 58 + 54 * share, y - 330 * share], wood, 7);
  }
}

/** Planks stacked with air between them. */
export function drawBoards(canvas: Canvas, x: number, y: number, width: number): void {
  const { random } = canvas;
  canvas.ellipse(x + width / 2, y + 4, width * 0.56, 12, canvas.light.shadow, { 'fill-opacity': '0.25' });
  for (let layer = 0; layer < 7; layer++) {
    const top = y - 24 - layer * 26;
    for (const at of [0.12, 0.5, 0.86])
      canvas.rect(x + width * at, top + 18, 16, 8, canvas.paint(colours.woodDark));
    const wood = canvas.paint(random.pick(['#d9a564', '#cf9350', '#e3b679']));
    canvas.rect(x + random.between(-14, 8), top, width, 19, wood, { rx: 2 });
    canvas.rect(x + random.between(-10, 4), top + 13, width - 6, 5, canvas.shade(wood, 0.18));
  }
}

export function drawToolWall(canvas: Canvas, x: number, y: number): void {
  const board = canvas.paint(colours.wood);
  canvas.rect(x - 110, y, 220, 190, board, { rx: 6 });
  canvas.rect(x - 100, y + 10, 200, 170, canvas.shade(board, 0.15), { rx: 4 });
  const steel = canvas.paint(colours.metal);
  const handle = canvas.paint(colours.ochre);
  for (const [at, length] of [
    [-74, 78],
    [-42, 96],
    [-12, 70],
  ] as const) {
    canvas.rect(x + at, y + 30, 10, length, steel);
    canvas.rect(x + at - 4, y + 30 + length, 18, 38, handle, { rx: 6 });
  }
  canvas.polygon(
    [
      [x + 24, y + 34],
      [x + 92, y + 44],
      [x + 92, y + 58],
      [x + 24, y + 76],
    ],
    steel,
  );
  canvas.circle(x + 60, y + 126, 34, 'none', { stroke: canvas.paint(colours.coral), 'stroke-width': '9' });
}

/** A heavy bench, with shavings and a plane, or with dough on it. */
export function drawWorkbench(canvas: Canvas, x: number, y: number, work: 'wood' | 'dough' = 'wood'): void {
  const { random } = canvas;
  const wood = canvas.paint('#b98350');
  canvas.ellipse(x, y + 4, 260, 16, canvas.light.shadow, { 'fill-opacity': '0.28' });
  for (const leg of [-210, 176]) canvas.rect(x + leg, y - 150, 34, 154, canvas.shade(wood, 0.22));
  canvas.rect(x - 196, y - 60, 392, 16, canvas.shade(wood, 0.3));
  canvas.rect(x - 244, y - 172, 488, 34, wood, { rx: 5 });
  canvas.rect(x - 244, y - 146, 488, 10, canvas.shade(wood, 0.22));
  if (work === 'dough') {
    canvas.ellipse(x, y - 173, 210, 7, canvas.paint(colours.white));
    for (const at of [-170, -104, -38, 28, 94, 160])
      canvas.path(`M${x + at - 30} ${y - 172} a 30 27 0 0 1 60 0 Z`, canvas.paint('#f3dfb6'));
    return;
  }
  canvas.polygon(
    [
      [x - 120, y - 172],
      [x - 130, y - 202],
      [x - 60, y - 206],
      [x + 10, y - 190],
      [x + 10, y - 172],
    ],
    canvas.paint(colours.ochre),
  );
  canvas.rect(x - 92, y - 230, 16, 30, canvas.paint(colours.woodDark), { rx: 6 });
  canvas.rect(x + 50, y - 190, 160, 18, canvas.paint('#e3b679'));
  for (let index = 0; index < 12; index++) {
    canvas.circle(x + random.between(-230, 230), y - random.between(-6, 2), random.between(5, 11), 'none', {
      stroke: canvas.paint('#e8c28c'),
      'stroke-width': '4',
    });
  }
}
