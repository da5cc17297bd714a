/** What investors expect of a published project, in the order of its page. */
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
  /** Null without a published sheet, without which no offer opens. */
  sheetVersion: number | null;
}

/** What a project lacks before it should be published, given how many contents of each kind it has. */
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
