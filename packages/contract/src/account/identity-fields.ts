const document = ['identificationDocumentType', 'identificationDocumentNumber'] as const;

/** The fields that the identity check confirms: after the approval only staff can change them. */
export const identityFields = {
  individual: ['name', 'surname', 'birthdayAt', ...document],
  company: ['name', 'taxId', ...document],
} as const;
