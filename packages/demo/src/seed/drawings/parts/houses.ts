import type { Canvas } from '../canvas.ts';
import { colours } from '../colours.ts';
import {
  type BuiltHouse,
  drawBlock,
  drawGabled,
  drawHouseDoor,
  drawHouseWindow,
  drawSmokingChimney,
  houseLooks,
} from './house-parts.ts';
import { glassFill } from './windows.ts';

type DrawHouse = (canvas: Canvas, x: number, foot: number) => void;

const windowsAt = (
  canvas: Canvas,
  kind: BuiltHouse,
  foot: number,
  at: [x: number, top: number, size: number][],
) => {
  for (const [x, top, size] of at)
    drawHouseWindow(canvas, x, foot - top, size, size * 1.4, houseLooks[kind].shutter);
};

/** A dark arched gate, as of a stable. */
function drawGate(canvas: Canvas, x: number, foot: number): void {
  canvas.path(`M${x - 46} ${foot} V${foot - 76} a 46 44 0 0 1 92 0 V${foot} Z`, canvas.paint(colours.stone));
  canvas.path(
    `M${x - 37} ${foot} V${foot - 74} a 37 36 0 0 1 74 0 V${foot} Z`,
    canvas.paint(colours.woodDark),
  );
}

function drawArcade(canvas: Canvas, x: number, foot: number, count: number): void {
  for (let arch = 0; arch < count; arch++) {
    const left = x + arch * 92;
    canvas.path(
      `M${left} ${foot} V${foot - 80} a 38 38 0 0 1 76 0 V${foot} Z`,
      canvas.shade(canvas.paint(colours.cream), 0.42),
    );
    canvas.rect(left + 20, foot - 74, 36, 74, glassFill(canvas), { 'fill-opacity': '0.5' });
  }
}

function drawSundial(canvas: Canvas, x: number, y: number): void {
  canvas.circle(x, y, 30, canvas.paint(colours.cream));
  canvas.circle(x, y, 30, 'none', { stroke: canvas.paint(colours.terracotta), 'stroke-width': '4' });
  for (const angle of [-1.1, -0.55, 0, 0.55, 1.1]) {
    const tip: [number, number] = [x + Math.sin(angle) * 24, y + Math.cos(angle) * 24];
    canvas.line([x + Math.sin(angle) * 15, y + Math.cos(angle) * 15], tip, canvas.paint(colours.woodDark), 3);
  }
  canvas.line([x, y - 12], [x + 9, y + 12], canvas.paint(colours.slateDark), 4);
}

const houses: Record<BuiltHouse, DrawHouse> = {
  // A wide gable towards the yard, with a lower wing.
  masia(canvas, x, foot) {
    drawSmokingChimney(canvas, 'masia', x - 180, foot - 390);
    drawBlock(canvas, 'masia', x, foot, { left: 230, width: 260, height: 150, rise: 62 });
    drawBlock(canvas, 'masia', x, foot, { left: -470, width: 220, height: 120, rise: 52 });
    drawGabled(canvas, 'masia', x, foot, { left: -280, width: 560, height: 250, rise: 130 });
    windowsAt(canvas, 'masia', foot, [
      [x - 190, 218, 44],
      [x - 22, 232, 48],
      [x + 148, 218, 44],
      [x - 200, 104, 44],
      [x + 156, 104, 44],
      [x - 400, 92, 34],
      [x + 410, 110, 36],
    ]);
    drawSundial(canvas, x, foot - 296);
    drawHouseDoor(canvas, x, foot, houseLooks.masia.shutter);
    drawGate(canvas, x + 320, foot);
  },
  // A whitewashed house with an arcade and a flat wing.
  white(canvas, x, foot) {
    drawSmokingChimney(canvas, 'white', x + 110, foot - 420);
    drawBlock(canvas, 'white', x, foot, { left: -470, width: 300, height: 148, rise: 50 });
    drawBlock(canvas, 'white', x, foot, { left: -190, width: 400, height: 270, rise: 84 });
    drawBlock(canvas, 'white', x, foot, { left: 200, width: 250, height: 184, rise: 64 });
    windowsAt(canvas, 'white', foot, [
      [x - 140, 232, 42],
      [x - 16, 232, 42],
      [x + 108, 232, 42],
      [x + 262, 148, 38],
      [x + 360, 148, 38],
      [x - 140, 108, 42],
      [x + 108, 108, 42],
    ]);
    drawHouseDoor(canvas, x, foot, houseLooks.white.shutter);
    drawArcade(canvas, x - 452, foot, 3);
    drawGate(canvas, x + 330, foot);
  },
  // A manor with a square tower.
  stone(canvas, middle, foot) {
    const x = middle + 130;
    drawSmokingChimney(canvas, 'stone', x - 250, foot - 340);
    drawBlock(canvas, 'stone', x, foot, { left: -400, width: 560, height: 224, rise: 86 });
    drawBlock(canvas, 'stone', x, foot, { left: 130, width: 210, height: 350, rise: 82 });
    drawBlock(canvas, 'stone', x, foot, { left: 330, width: 150, height: 130, rise: 50 });
    windowsAt(canvas, 'stone', foot, [
      [x - 340, 186, 40],
      [x - 222, 186, 40],
      [x - 28, 186, 40],
      [x + 70, 186, 38],
      [x + 214, 300, 42],
      [x + 214, 176, 42],
      [x - 340, 92, 40],
      [x + 388, 92, 34],
    ]);
    drawHouseDoor(canvas, x - 130, foot, houseLooks.stone.shutter);
    drawGate(canvas, x + 236, foot);
  },
  slate(canvas, x, foot) {
    drawSmokingChimney(canvas, 'slate', x + 104, foot - 470);
    drawBlock(canvas, 'slate', x, foot, { left: -430, width: 250, height: 160, rise: 66 });
    drawBlock(canvas, 'slate', x, foot, { left: 190, width: 270, height: 176, rise: 70 });
    drawBlock(canvas, 'slate', x, foot, { left: -210, width: 420, height: 290, rise: 100 });
    windowsAt(canvas, 'slate', foot, [
      [x - 150, 240, 46],
      [x - 24, 240, 46],
      [x + 104, 240, 46],
      [x - 150, 112, 46],
      [x + 104, 112, 46],
      [x - 372, 116, 38],
      [x - 268, 116, 38],
      [x + 366, 124, 42],
    ]);
    drawHouseDoor(canvas, x, foot, houseLooks.slate.shutter);
    drawGate(canvas, x + 274, foot);
  },
  // A chalet with its balcony under a wide roof.
  wood(canvas, x, foot) {
    drawSmokingChimney(canvas, 'wood', x + 170, foot - 420);
    drawBlock(canvas, 'wood', x, foot, { left: 230, width: 230, height: 130, rise: 56 });
    drawGabled(canvas, 'wood', x, foot, { left: -300, width: 600, height: 220, rise: 210 });
    canvas.rect(x - 300, foot - 110, 600, 110, canvas.paint(colours.stone));
    windowsAt(canvas, 'wood', foot, [
      [x - 200, 214, 42],
      [x - 22, 214, 46],
      [x + 158, 214, 42],
      [x - 22, 342, 44],
      [x - 220, 88, 40],
      [x + 180, 88, 40],
      [x + 330, 90, 36],
    ]);
    const rail = canvas.paint(colours.woodDark);
    canvas.rect(x - 320, foot - 142, 640, 14, rail);
    canvas.rect(x - 320, foot - 184, 640, 8, rail);
    for (let post = -316; post < 320; post += 22) canvas.rect(x + post, foot - 184, 7, 46, rail);
    for (let flower = -300; flower < 310; flower += 26) {
      canvas.circle(
        x + flower,
        foot - 190,
        10,
        canvas.paint(canvas.random.pick([colours.leaf, colours.coral, colours.sun, colours.leafDeep])),
      );
    }
    drawHouseDoor(canvas, x, foot, houseLooks.wood.shutter);
  },
};

/** A country house of its region, its door at the point. */
export function drawCountryHouse(canvas: Canvas, kind: BuiltHouse, x: number, foot: number): void {
  houses[kind](canvas, x, foot);
}
