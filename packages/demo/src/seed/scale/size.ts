/** The amount of data to create. */
export interface Size {
  customers: number;
  transactions: number;
  projects: number;
  /** The same seed creates the same platform. */
  seed: string;
}

export type Say = (line: string) => void;
