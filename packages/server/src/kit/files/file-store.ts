export interface StoredFile {
  key: string;
  putAt: Date;
}

/** Stores the bytes of files. Keys look like `documents/<id>`. */
export interface FileStore {
  put(key: string, bytes: Uint8Array, type: string): Promise<void>;
  /** Undefined if the file does not exist. */
  get(key: string): Promise<Uint8Array | undefined>;
  delete(key: string): Promise<void>;
  /** Every file in a folder, with the time it was stored. */
  list(folder: string): AsyncIterable<StoredFile>;
  /** Deletes what processes that died left half stored before this time. Returns how many files it were. */
  deleteUnfinished(before: Date): Promise<number>;
  /**
   * A URL at which a browser gets the file from the store for `seconds`; undefined if the platform has to
   * serve it.
   */
  signedUrl(key: string, seconds: number, fileName: string): Promise<string | undefined>;
}
