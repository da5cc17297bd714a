import { createContext, useContext, useMemo, useState } from 'react';

type KeepTyped = (version: number) => void;

const KeepTypedContext = createContext<KeepTyped>(() => {});

export const KeepTypedProvider = KeepTypedContext.Provider;

/** Says that the surrounding form keeps what is typed when its record becomes this version. */
export const useKeepTyped = (): KeepTyped => useContext(KeepTypedContext);

/** What a form does when its record changes: it shows the record, or keeps the fields that the user changed. */
export function useResetOptions(version: unknown) {
  const [keptVersion, keepTyped] = useState<number>();
  const isKept = keptVersion !== undefined && keptVersion === version;
  const resetOptions = useMemo(() => ({ keepDirtyValues: isKept, keepDirty: isKept }), [isKept]);
  return { resetOptions, keepTyped };
}
