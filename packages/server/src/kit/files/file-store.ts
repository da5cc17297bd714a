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
  /** A URL of the store that expires after `seconds`; undefined if the platform has to serve the file. */
  signedUrl(key: string, seconds: number, fileName: string): Promise<string | undefined>;
}
