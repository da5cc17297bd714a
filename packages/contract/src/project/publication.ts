/** What a published project should have, in the order of its page. */
export const publicationParts = [
  'dates',
  'promoter',
  'descriptions',
  'documents',
  'multimedia',
  'sheet',
] as const;
export type PublicationPart = (typeof publicationParts)[number];

interface Publishable {
  dateStart: string | null;
  dateEnd: string | null;
  promoter: { name: string } | null;
  /** Null if no sheet is published; then the offer cannot open. */
  sheetVersion: number | null;
}

/** What is missing before a project should be published; `contents` counts its contents of each kind. */
export function missingForPublication(
  { dateStart, dateEnd, promoter, sheetVersion }: Publishable,
  contents: Readonly<Record<'descriptions' | 'documents' | 'multimedia', number>>,
): PublicationPart[] {
  const isThere: Record<PublicationPart, boolean> = {
    dates: Boolean(dateStart && dateEnd),
    promoter: Boolean(promoter?.name),
    descriptions: contents.descriptions > 0,
    documents: contents.documents > 0,
    multimedia: contents.multimedia > 0,
    sheet: sheetVersion !== null,
  };
  return publicationParts.filter((part) => !isThere[part]);
}
