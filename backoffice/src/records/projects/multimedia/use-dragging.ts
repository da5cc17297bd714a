import { type DragEvent, useState } from 'react';

/** Moves a card by dragging. Keyboard users have buttons for the same. */
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
      // Firefox starts a drag only if it carries data.
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
