import { decimalFromTyped } from '@semilla/format';

/** A form has only plain values, so each field is named by its path in the body: `beneficialOwners.0.name`. */
export type CompanyValues = Record<string, string>;

/** The rows of the form. There are three, because at most three people can each own more than a quarter. */
export const places = [0, 1, 2] as const;

export const emptyCompany: CompanyValues = Object.fromEntries(
  places.flatMap((index) => [
    [`beneficialOwners.${index}.name`, ''],
    [`beneficialOwners.${index}.country`, 'ES'],
    [`beneficialOwners.${index}.share`, ''],
    [`representatives.${index}.name`, ''],
    [`representatives.${index}.documentNumber`, ''],
  ]),
);

/** Converts a typed percentage. Unreadable text is returned unchanged, so validation refuses it. */
function shareOf(typed: string): string | null {
  return typed.trim() ? (decimalFromTyped(typed) ?? typed) : null;
}

/** The rows up to the last filled-in one. Always includes the first row. */
function filledPlaces(values: CompanyValues, list: string, fields: readonly string[]): number[] {
  const isFilled = (index: number) => fields.some((field) => values[`${list}.${index}.${field}`]?.trim());
  const last = places.findLast(isFilled) ?? 0;
  return places.filter((index) => index <= last);
}

/** The body as it is sent, with shares as text. */
export function wireBody(values: CompanyValues) {
  const text = (path: string) => values[path] ?? '';
  return {
    beneficialOwners: filledPlaces(values, 'beneficialOwners', ['name', 'share']).map((index) => ({
      name: text(`beneficialOwners.${index}.name`),
      country: text(`beneficialOwners.${index}.country`),
      share: shareOf(text(`beneficialOwners.${index}.share`)),
    })),
    representatives: filledPlaces(values, 'representatives', ['name', 'documentNumber']).map((index) => ({
      name: text(`representatives.${index}.name`),
      documentNumber: text(`representatives.${index}.documentNumber`),
    })),
  };
}
