import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

/** The overlay that is open: the search, the list of shortcuts, or none. */
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

/** Opens and closes the overlays. */
export function useSheet(): SheetControl {
  return useContext(SheetContext);
}
