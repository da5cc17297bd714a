/** A size limit in megabytes, as messages show it. */
export const megabytesOf = (sizeBytes: number): number => Math.ceil(sizeBytes / 1_000_000);
