import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

/** The open overlay. */
export type Sheet = 'search' | 'help' | undefined;

interface SheetControl {
  sheet: Sheet;
  show: (sheet: Sheet) => void;
}

const SheetContext = createContext<SheetControl>({ sheet: undefined, show: () => {} });

export function SheetProvider({ children }: { children: ReactNode }) {
  const [sheet, show] = useState<Sheet>();
  const control = useMemo(() => ({ sheet, show }), [sheet]);
  return <SheetContext value={control}>{children}</SheetContext>;
}

export function useSheet(): SheetControl {
  return useContext(SheetContext);
}
