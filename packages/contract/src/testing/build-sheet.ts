import { sheetAttestation } from '../project/sheet-attestation.ts';
import { belowTargetTexts, type SheetTexts, sheetTextNames } from '../project/sheet-model.ts';

/** All texts of a sheet in both languages, each with its name in it. */
export function buildSheetTexts(overrides: Partial<SheetTexts> = {}): SheetTexts {
  const written = sheetTextNames.map((name) => [
    name,
    { es: `Lo que la ficha dice de ${name}.`, en: `What the sheet says of ${name}.` },
  ]);
  return { ...Object.fromEntries(written), belowTarget: belowTargetTexts.refund, ...overrides };
}

/** Who drew up a sheet, and that the caller has checked it, as its publication asks. */
export const sheetAttested = {
  drawnUpBy: 'Ana Prado Gil',
  attestationVersion: sheetAttestation.version,
  isAttested: true as const,
};
