import { type DragEvent, useState } from 'react';

/** Dragging one card to the place of another, besides the buttons that move it without a pointer. */
export function useDragging(onMove: (from: number, to: number) => void) {
  const [from, setFrom] = useState<number>();
  const [over, setOver] = useState<number>();
  const end = () => {
    setFrom(undefined);
    setOver(undefined);
  };
  const propsOf = (row: number) => ({
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      // Firefox drags nothing that carries no data.
      event.dataTransfer.setData('text/plain', String(row));
      setFrom(row);
    },
    onDragOver: (event: DragEvent) => {
      if (from === undefined) return;
      event.preventDefault();
      setOver(row);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      if (from !== undefined && from !== row) onMove(from, row);
      end();
    },
    onDragEnd: end,
  });
  return { propsOf, isTarget: (row: number) => over === row && from !== row };
}
