import { isSameTaxId } from '../account/tax-id.ts';
import { addMonths } from '../shared/calendar.ts';

/** The documents that prove the data of an owner. */
export const ownerDocumentKinds = [
  'registration',
  'criminalRecord',
  'countryDeclaration',
  'offersDeclaration',
  'untaxedGround',
  'other',
] as const;
export type OwnerDocumentKind = (typeof ownerDocumentKinds)[number];

/** No offer can open without these documents. */
export const requiredOwnerDocuments = [
  'registration',
  'criminalRecord',
  'countryDeclaration',
  'offersDeclaration',
] as const satisfies OwnerDocumentKind[];

/**
 * The ties to the provider, the company that runs the platform. A company with such a tie cannot own a
 * project.
 */
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
  taxId: string;
  legalName: string;
  country: string;
  naceSection: string | null;
  beneficialOwners: readonly { name: string; country: string }[] | null;
  conflicts: readonly OwnerConflict[] | null;
  otherOffers: readonly unknown[] | null;
}

interface OfferRules {
  highRiskCountries: readonly string[];
  /** The company that runs the platform. */
  provider: { name: string; taxId: string | undefined };
}

const lettersOf = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Whether a company is the provider, or names it as beneficial owner. Beneficial owners have no tax number, so names
 * are compared.
 */
function isOfProvider(
  { taxId, legalName, beneficialOwners }: Owner,
  provider: OfferRules['provider'],
): boolean {
  if (isSameTaxId(taxId, provider.taxId)) return true;
  const names = [legalName, ...(beneficialOwners ?? []).map(({ name }) => name)].map(lettersOf);
  return names.includes(lettersOf(provider.name));
}

/**
 * Whether a company has ties to the provider, declared or found in its record. If so, it cannot own a
 * project.
 */
export const hasTies = (owner: Owner, provider: OfferRules['provider']): boolean =>
  Boolean(owner.conflicts?.length) || isOfProvider(owner, provider);

/** What prevents a new offer, in display order; empty if the owner's offers may open. */
export function ownerGapsOf(
  owner: Owner,
  documents: readonly OwnerDocumentKind[],
  { highRiskCountries, provider }: OfferRules,
): OwnerGap[] {
  const { country, naceSection, beneficialOwners, conflicts, otherOffers } = owner;
  const countries = [country, ...(beneficialOwners ?? []).map((person) => person.country)];
  const given: Record<OwnerGap, boolean> = {
    highRiskCountry: !countries.some((name) => highRiskCountries.includes(name)),
    conflict: !hasTies(owner, provider),
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

/** Evidence issued before this day is too old for an offer that opens today. */
export function evidenceFrom({ today, evidenceMonths }: { today: string; evidenceMonths: number }): string {
  return addMonths(today, -evidenceMonths);
}

/** Whether evidence is too old for a new offer: a criminal record proves nothing about the time after it was issued. */
export function isOutOfDate(
  { kind, issuedOn }: { kind: OwnerDocumentKind; issuedOn: string },
  { today, evidenceMonths }: { today: string; evidenceMonths: number },
): boolean {
  if (!(requiredOwnerDocuments as readonly OwnerDocumentKind[]).includes(kind)) return false;
  return issuedOn < evidenceFrom({ today, evidenceMonths });
}

/** Offers of the last twelve months count when an offer opens: those opened after the returned day. */
export function offersCountFrom(today: string): string {
  return addMonths(today, -12);
}

/** The sum of the declared offers on other platforms that count on a day, in cents. */
export function declaredCents(
  offers: readonly { openedOn: string; amount: number }[] | null,
  today: string,
): number {
  const from = offersCountFrom(today);
  return (offers ?? [])
    .filter(({ openedOn }) => openedOn > from)
    .reduce((total, { amount }) => total + amount, 0);
}
