/** The text that a person attests when they propose to publish a sheet. */
export interface SheetAttestation {
  version: string;
  es: string;
  en: string;
}

/** The current text comes first. Any change needs a new version; published sheets keep theirs. */
export const sheetAttestations: readonly [SheetAttestation, ...SheetAttestation[]] = [
  {
    version: '2026-11',
    es: 'He verificado la ficha entera, en los dos idiomas: su información es completa, correcta y clara (Reglamento (UE) 2020/1503, artículo 23, apartado 11).',
    en: 'I have checked the whole sheet in both languages: its information is complete, correct and clear (Regulation (EU) 2020/1503, article 23(11)).',
  },
];

export const sheetAttestation = sheetAttestations[0];

/** The text of a version. Sheets published before the texts were stored have none. */
export const attestationOf = (version: string | null): SheetAttestation | undefined =>
  sheetAttestations.find((known) => known.version === version);
