import { addMonths } from '../shared/calendar.ts';

/** The documents that prove what the record of an owner says. */
export const ownerDocumentKinds = [
  'registration',
  'criminalRecord',
  'countryDeclaration',
  'offersDeclaration',
  'other',
] as const;
export type OwnerDocumentKind = (typeof ownerDocumentKinds)[number];

/** The documents without which no offer opens. */
export const requiredOwnerDocuments = [
  'registration',
  'criminalRecord',
  'countryDeclaration',
  'offersDeclaration',
] as const satisfies OwnerDocumentKind[];

/** The ties to the provider with which a company cannot own a project. */
export const ownerConflicts = ['shareholder', 'manager', 'employee', 'controlled'] as const;
export type OwnerConflict = (typeof ownerConflicts)[number];

/** Why an offer of an owner cannot open. */
export const ownerGaps = [
  'highRiskCountry',
  'conflict',
  'naceSection',
  'beneficialOwners',
  'conflicts',
  'otherOffers',
  ...requiredOwnerDocuments,
] as const;
export type OwnerGap = (typeof ownerGaps)[number];

interface Owner {
  country: string;
  naceSection: string | null;
  beneficialOwners: readonly { country: string }[] | null;
  conflicts: readonly OwnerConflict[] | null;
  otherOffers: readonly unknown[] | null;
}

/** What prevents or is missing for a new offer, in the order in which it is shown; empty for an owner whose offers may open. */
export function ownerGapsOf(
  { country, naceSection, beneficialOwners, conflicts, otherOffers }: Owner,
  documents: readonly OwnerDocumentKind[],
  highRiskCountries: readonly string[],
): OwnerGap[] {
  const countries = [country, ...(beneficialOwners ?? []).map((person) => person.country)];
  const given: Record<OwnerGap, boolean> = {
    highRiskCountry: !countries.some((name) => highRiskCountries.includes(name)),
    conflict: !conflicts?.length,
    naceSection: naceSection !== null,
    beneficialOwners: Boolean(beneficialOwners?.length),
    conflicts: conflicts !== null,
    otherOffers: otherOffers !== null,
    ...(Object.fromEntries(requiredOwnerDocuments.map((kind) => [kind, documents.includes(kind)])) as Record<
      (typeof requiredOwnerDocuments)[number],
      boolean
    >),
  };
  return ownerGaps.filter((gap) => !given[gap]);
}

/** The first day of issue of the evidence that opens an offer on a day. */
export function evidenceFrom({ today, evidenceMonths }: { today: string; evidenceMonths: number }): string {
  return addMonths(today, -evidenceMonths);
}

/** Whether evidence of a kind is too old for another offer: a criminal record proves nothing of the time after it. */
export function isOutOfDate(
  { kind, issuedOn }: { kind: OwnerDocumentKind; issuedOn: string },
  { today, evidenceMonths }: { today: string; evidenceMonths: number },
): boolean {
  if (!(requiredOwnerDocuments as readonly OwnerDocumentKind[]).includes(kind)) return false;
  return issuedOn < evidenceFrom({ today, evidenceMonths });
}

/** The first day of the twelve months that end on the day on which an offer opens. */
export function offersCountFrom(today: string): string {
  return addMonths(today, -12);
}

/** The declared offers on other platforms that count on a day, in cents. */
export function declaredCents(
  offers: readonly { openedOn: string; amount: number }[] | null,
  today: string,
): number {
  const from = offersCountFrom(today);
  return (offers ?? [])
    .filter(({ openedOn }) => openedOn > from)
    .reduce((total, { amount }) => total + amount, 0);
}
