import type { Home, HomeQueue } from '@semilla/contract';
import { RelativeTimeField } from '../../../kit/fields/RelativeTimeField.tsx';
import { useHomePart } from '../use-home.ts';
import type { WaitingLine } from './WaitingCard.tsx';

export type ItemOf<Queue extends HomeQueue> = NonNullable<Home[Queue]>[number];

/** The first items of a queue as lines of its card. */
export function useLines<Queue extends HomeQueue>(
  queue: Queue,
  lineOf: (item: ItemOf<Queue>) => WaitingLine,
) {
  const { data, ...state } = useHomePart(queue);
  const items = data as ItemOf<Queue>[] | undefined;
  return { ...state, data: items?.map(lineOf) };
}

export const ago = (at: Date) => <RelativeTimeField at={at.toISOString()} />;
