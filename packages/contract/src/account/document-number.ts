const letters = 'TRWAGMYFPDXBNJZSQVHLCKE';
const dni = /^\d{8}[A-Z]$/;
const nie = /^[XYZ]\d{7}[A-Z]$/;

/** The shortest document number of any country. */
const lengthMin = 2;

/** The form in which document numbers are compared and searched: users type them in lower case, with spaces or hyphens. */
export const plainNumber = (number: string) => number.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** Whether the check letter of a DNI or NIE matches its digits. */
export function isSpanishIdNumber(number: string): boolean {
  const written = plainNumber(number);
  if (!dni.test(written) && !nie.test(written)) return false;
  const digits = written.slice(0, -1).replace(/^[XYZ]/, (first) => String('XYZ'.indexOf(first)));
  return letters[Number(digits) % 23] === written.at(-1);
}

interface Given {
  nationality?: string | null | undefined;
  identificationDocumentType?: string | null | undefined;
  identificationDocumentNumber?: string | null | undefined;
}

/** Checks the check letter of Spanish identity cards, and of any other document whose number looks like a DNI or NIE. */
export function documentNumberProblems(given: Given): { path: string[]; message: string }[] {
  const { nationality, identificationDocumentType: type, identificationDocumentNumber: number } = given;
  if (!number || !type) return [];
  const problem = { path: ['identificationDocumentNumber'], message: 'document_number' };
  const written = plainNumber(number);
  if (written.length < lengthMin) return [problem];
  if (type === 'PASSPORT' || type === 'VISA') return [];
  const isSpaniard = nationality === 'ES';
  const isOfOwnCountry = type === 'ID_CARD' || type === 'DRIVERS_LICENSE';
  const isForeign = isOfOwnCountry && Boolean(nationality) && !isSpaniard;
  const mustBe = isSpaniard && type === 'ID_CARD';
  const seemsSpanish = !isForeign && (dni.test(written) || nie.test(written));
  if ((!mustBe && !seemsSpanish) || isSpanishIdNumber(number)) return [];
  return [problem];
}
