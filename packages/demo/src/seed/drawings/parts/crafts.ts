import type { Canvas } from '../canvas.ts';
import { colours } from '../colours.ts';
import { drawBoards, drawBoatOnStocks, drawToolWall, drawWorkbench } from './carpentry.ts';
import { drawBarrels, drawBottles, drawLoaves, drawOven, drawPress, drawTank } from './vessels.ts';
import { drawPottedPlant } from './yard.ts';

export type Craft = 'boat' | 'wood' | 'bread' | 'beer' | 'oil' | 'wine';

const drawers: Record<Craft, (canvas: Canvas, floor: number) => void> = {
  boat(canvas, floor) {
    drawToolWall(canvas, 364, 330);
    drawToolWall(canvas, 1146, 330);
    drawBoatOnStocks(canvas, 800, floor + 150);
    drawBoards(canvas, 90, floor + 210, 260);
    drawWorkbench(canvas, 1400, floor + 200);
  },
  wood(canvas, floor) {
    drawToolWall(canvas, 754, 320);
    drawBoards(canvas, 60, floor + 60, 380);
    drawBoards(canvas, 1190, floor + 80, 360);
    drawWorkbench(canvas, 560, floor + 190);
    drawWorkbench(canvas, 1130, floor + 215);
  },
  bread(canvas, floor) {
    drawOven(canvas, 330, floor + 70);
    drawLoaves(canvas, 880, floor + 60, 4);
    drawWorkbench(canvas, 760, floor + 220, 'dough');
    drawPottedPlant(canvas, 1510, floor + 200, 210);
    drawLoaves(canvas, 1230, floor + 110, 3);
  },
  beer(canvas, floor) {
    for (const x of [170, 420, 670, 920]) drawTank(canvas, x, floor + 80, 200, 520, colours.metal);
    drawTank(canvas, 1230, floor + 130, 270, 420, '#cf8a4c');
    drawBarrels(canvas, 1450, floor + 210, 2);
    drawBottles(canvas, 640, floor + 215, 300);
  },
  oil(canvas, floor) {
    for (const x of [150, 350, 550]) drawTank(canvas, x, floor + 60, 170, 470, colours.metal);
    drawPress(canvas, 930, floor + 160);
    for (const x of [1250, 1450]) drawTank(canvas, x, floor + 90, 180, 480, '#a9b59a');
    drawBottles(canvas, 330, floor + 215, 420);
  },
  wine(canvas, floor) {
    drawBarrels(canvas, 250, floor + 110, 3);
    drawBarrels(canvas, 1330, floor + 110, 3);
    drawTank(canvas, 690, floor + 60, 190, 440, '#9c6a44');
    drawTank(canvas, 910, floor + 60, 190, 440, '#8a5a3a');
    drawBottles(canvas, 800, floor + 220, 420);
  },
};

export function drawCraft(canvas: Canvas, craft: Craft, floor: number): void {
  drawers[craft](canvas, floor);
}
