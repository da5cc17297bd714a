export interface KeptFile {
  key: string;
  putAt: Date;
}

/** Where the bytes of files are kept. Keys look like `documents/<id>`. */
export interface FileStore {
  put(key: string, bytes: Uint8Array, type: string): Promise<void>;
  /** Undefined where there is no such file. */
  get(key: string): Promise<Uint8Array | undefined>;
  delete(key: string): Promise<void>;
  /** Every file under a folder, with the moment it was put. */
  list(folder: string): AsyncIterable<KeptFile>;
  /** An address at the store itself that works for a few minutes; undefined where the platform has to serve it. */
  signedUrl(key: string, seconds: number, fileName: string): Promise<string | undefined>;
}
