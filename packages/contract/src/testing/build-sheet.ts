import { sheetAttestation } from '../project/sheet-attestation.ts';
import { belowTargetTexts, type SheetTexts, sheetTextNames } from '../project/sheet-model.ts';

/** All texts of a sheet in both languages; each contains its name. */
export function buildSheetTexts(overrides: Partial<SheetTexts> = {}): SheetTexts {
  const written = sheetTextNames.map((name) => [
    name,
    { es: `Lo que la ficha dice de ${name}.`, en: `What the sheet says of ${name}.` },
  ]);
  return { ...Object.fromEntries(written), belowTarget: belowTargetTexts.refund, ...overrides };
}

/** The attestation that publishing a sheet requires. */
export const sheetAttested = {
  drawnUpBy: 'Ana Prado Gil',
  attestationVersion: sheetAttestation.version,
  isAttested: true as const,
};
