import { type OwnProfile as Parts, v1 } from '@semilla/contract';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { api } from '../../lib/api.ts';

type Part = keyof Parts;
type Take = <K extends Part>(part: K) => Promise<Parts[K]> | undefined;

/** Asks for all parts in one call, and gives out each part once, because later it may have changed. */
function takeOnce(): Take {
  const taken = new Set<Part>();
  let asked: Promise<Parts> | undefined;
  return (part) => {
    if (taken.has(part)) return undefined;
    taken.add(part);
    asked ??= api(v1.ownProfiles.find);
    return asked.then((parts) => parts[part]);
  };
}

const FirstParts = createContext<Take>(() => undefined);

/** Lets the sections inside it load their first data in one call. */
export function OwnProfile({ children }: { children: ReactNode }) {
  const [take] = useState(takeOnce);
  return <FirstParts value={take}>{children}</FirstParts>;
}

/** How a section loads its part of the profile: at first together with the other sections, later alone. */
export function useOwn<K extends Part>(part: K, loadAlone: () => Promise<Parts[K]>): () => Promise<Parts[K]> {
  const take = useContext(FirstParts);
  return useCallback(() => take(part) ?? loadAlone(), [take, part, loadAlone]);
}
