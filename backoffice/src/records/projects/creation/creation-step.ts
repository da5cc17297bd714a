import { createContext, useContext } from 'react';

/** Goes from a step of creating a project to the next one, or from the last one to the project. */
const GoOn = createContext<(() => void) | undefined>(undefined);
export const GoOnProvider = GoOn.Provider;

/** Undefined outside the steps of creating a project. */
export const useGoOn = () => useContext(GoOn);
