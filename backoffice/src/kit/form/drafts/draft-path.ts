import { createContext, useContext } from 'react';

/** The path under which the surrounding form keeps its draft; undefined for forms that keep none. */
const DraftPath = createContext<string | undefined>(undefined);
export const DraftPathProvider = DraftPath.Provider;
export const useDraftPath = () => useContext(DraftPath);
