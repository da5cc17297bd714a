import { Children, isValidElement, type ReactNode } from 'react';
import { useResourceContext, useStore, useTranslateLabel } from 'react-admin';

export interface ColumnsOf {
  /** The key under which react-admin stores the table's columns. */
  storeKey: string;
  /** The columns of the table, in their initial order. */
  children: ReactNode;
  hiddenAtFirst: string[];
}

interface ColumnProps {
  source?: string;
  label?: ReactNode;
}

/** The positions of all columns: first the stored ones, then columns added later. */
function orderOf(ranks: number[] | undefined, count: number): number[] {
  const all = Array.from({ length: count }, (_, index) => index);
  const known = (ranks ?? []).filter((rank) => rank < count);
  return [...known, ...all.filter((index) => !known.includes(index))];
}

/** Reads and changes the columns in the storage format of react-admin's DataTable. */
export function useColumns({ storeKey, children, hiddenAtFirst }: ColumnsOf) {
  const resource = useResourceContext();
  const translateLabel = useTranslateLabel();
  const [hidden, setHidden] = useStore<string[]>(storeKey, hiddenAtFirst);
  const [ranks, setRanks] = useStore<number[] | undefined>(`${storeKey}_columnRanks`);

  const all = Children.toArray(children)
    .filter((child) => isValidElement<ColumnProps>(child))
    .map(({ props: { source = '', label } }) => ({
      source,
      name: String(
        translateLabel({ resource, source, label: typeof label === 'string' ? label : undefined }),
      ),
      isShown: !hidden.includes(source),
    }));
  const order = orderOf(ranks, all.length);

  return {
    columns: order.flatMap((index) => all[index] ?? []),
    show: (source: string, isShown: boolean) =>
      setHidden(isShown ? hidden.filter((hiddenSource) => hiddenSource !== source) : [...hidden, source]),
    move: (from: number, to: number) => {
      const others = order.filter((_, place) => place !== from);
      setRanks([...others.slice(0, to), ...order.slice(from, from + 1), ...others.slice(to)]);
    },
    reset: () => {
      setHidden(hiddenAtFirst);
      setRanks(undefined);
    },
  };
}
