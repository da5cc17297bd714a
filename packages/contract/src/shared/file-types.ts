/** A file must be smaller than 5 MB, which is 5,000,000 bytes. */
export const fileSizeBytesMax = 5_000_000;

/** A bank statement must be smaller than 25 MB. A camt.053 file with 10,000 movements, with names and accounts, has 6 MB. */
export const statementSizeBytesMax = 25_000_000;

export const imageTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;
export const attachmentTypes = ['image/png', 'image/jpeg', 'application/pdf'] as const;
export const pdfTypes = ['application/pdf'] as const;
export const mediaTypes = [...imageTypes, 'video/mp4'] as const;

/** Norma 43 is plain text, camt.053 and pain.002 are XML. */
export const statementTypes = ['text/plain', 'application/xml'] as const;

export type FileType =
  | (typeof attachmentTypes)[number]
  | (typeof mediaTypes)[number]
  | (typeof statementTypes)[number]
  | 'text/csv'
  | 'application/json';

/** The endings of file names by type, without the dot. The first is added to a name that has none of them. */
export const fileExtensions: Record<FileType, readonly [string, ...string[]]> = {
  'application/json': ['json'],
  'application/pdf': ['pdf'],
  'application/xml': ['xml'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'text/csv': ['csv', 'txt'],
  'text/plain': ['txt', 'n43', 'q43', 'c43', 'aeb'],
  'video/mp4': ['mp4'],
};

export const extensionOf = (name: string): string => name.split('.').at(-1)?.toLowerCase() ?? '';

/** What a file chooser offers: browsers and systems know few types by name, so it lists the endings too. */
export function acceptOf(types: readonly FileType[]): string {
  const endings = types.flatMap((type) => fileExtensions[type].map((extension) => `.${extension}`));
  return [...new Set([...types, ...endings])].join(',');
}

/**
 * A chosen file with the type that its name says, if that is one of these types. The type that a browser gives comes from the
 * settings of its computer: `text/xml` for XML, nothing for Norma 43, and that of a spreadsheet for CSV. The server checks the bytes.
 */
export function typedByName(chosen: File, types: readonly FileType[]): File {
  if ((types as readonly string[]).includes(chosen.type)) return chosen;
  const extension = extensionOf(chosen.name);
  const byName = types.find((type) => fileExtensions[type].includes(extension));
  const type = byName ?? (chosen.type === '' && types.includes('text/plain') ? 'text/plain' : undefined);
  return type ? new File([chosen], chosen.name, { type, lastModified: chosen.lastModified }) : chosen;
}
