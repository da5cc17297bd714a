import { canChangePhase, type PhaseName } from './phases.ts';

/** What a published project should have, in the order of its page. */
export const publicationParts = [
  'dates',
  'promoter',
  'tax',
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
  taxWithholder: unknown;
  untaxedGround: unknown;
  /** The record of the owner, which may stand for the name. */
  promoterId: string | null;
  /** Null if no sheet is published; then the offer cannot open. */
  sheetVersion: number | null;
}

/** What is missing before a project should be published; `contents` counts its contents of each kind. */
export function missingForPublication(
  { dateStart, dateEnd, promoter, promoterId, taxWithholder, untaxedGround, sheetVersion }: Publishable,
  contents: Readonly<Record<'descriptions' | 'documents' | 'multimedia', number>>,
): PublicationPart[] {
  const isThere: Record<PublicationPart, boolean> = {
    dates: Boolean(dateStart && dateEnd),
    promoter: Boolean(promoter?.name || promoterId),
    tax: Boolean(taxWithholder ?? untaxedGround),
    descriptions: contents.descriptions > 0,
    documents: contents.documents > 0,
    multimedia: contents.multimedia > 0,
    sheet: sheetVersion !== null,
  };
  return publicationParts.filter((part) => !isThere[part]);
}

/** The phases that a project may enter at a planned time. */
export const openingPhases = ['Next_Opening', 'Preinvestment', 'Investment'] as const satisfies PhaseName[];
export type OpeningPhase = (typeof openingPhases)[number];

export const reviewTextMax = 1_000;

/** How many days ahead an opening may be planned. */
export const openingDaysMax = 366;

/** The phases that an opening may be planned for, from a phase. */
export function openingsAfter(phase: PhaseName): OpeningPhase[] {
  return openingPhases.filter((to) => canChangePhase(phase, to));
}

/** What is wrong with the time of an opening: it must come, but within a year. */
export function openingTimeProblem(opensAt: Date, now: Date): 'only_to_come' | 'within_a_year' | undefined {
  if (opensAt <= now) return 'only_to_come';
  return opensAt.getTime() > now.getTime() + openingDaysMax * 86_400_000 ? 'within_a_year' : undefined;
}

interface Preparing {
  review: { returnedAt: unknown } | null;
  opening: { refusedAt: unknown } | null;
}

/** Whether a draft was sent for review and not returned since. */
export const isInReview = ({ review }: Pick<Preparing, 'review'>): boolean =>
  review !== null && review.returnedAt === null;

export const hasPlannedOpening = ({ opening }: Pick<Preparing, 'opening'>): boolean =>
  opening !== null && opening.refusedAt === null;
