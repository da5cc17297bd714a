/** How much of everything there is to be. */
export interface Size {
  customers: number;
  transactions: number;
  projects: number;
  /** The same seed makes the same platform. */
  seed: string;
}

/** Told while it goes on, for whoever waits. */
export type Say = (line: string) => void;
