export const genders = ['Male', 'Female', 'Other'] as const;
export const userKinds = ['individual', 'company'] as const;
export type UserKind = (typeof userKinds)[number];

export const identificationDocumentTypes = [
  'PASSPORT',
  'ID_CARD',
  'DRIVERS_LICENSE',
  'RESIDENCE_PERMIT',
  'VISA',
] as const;

export const legalForms = [
  'SL',
  'SA',
  'cooperative',
  'partnership',
  'association',
  'foundation',
  'other',
] as const;
export type LegalForm = (typeof legalForms)[number];
