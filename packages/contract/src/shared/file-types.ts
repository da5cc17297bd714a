/** A file must be smaller than 5 MB, which is 5,000,000 bytes. */
export const fileSizeBytesMax = 5_000_000;

/** A bank statement must be smaller than 25 MB. A camt.053 file with 10,000 movements, with names and accounts, has 6 MB. */
export const statementSizeBytesMax = 25_000_000;

export const imageTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;
export const attachmentTypes = ['image/png', 'image/jpeg', 'application/pdf'] as const;
export const pdfTypes = ['application/pdf'] as const;
export const mediaTypes = [...imageTypes, 'video/mp4'] as const;

/** Norma 43 is plain text, camt.053 is XML. */
export const statementTypes = ['text/plain', 'application/xml'] as const;

export type FileType =
  | (typeof attachmentTypes)[number]
  | (typeof mediaTypes)[number]
  | (typeof statementTypes)[number]
  | 'text/csv'
  | 'application/json';
