/** A limit of size in megabytes, as messages say it. */
export const megabytesOf = (sizeBytes: number): number => Math.ceil(sizeBytes / 1_000_000);
