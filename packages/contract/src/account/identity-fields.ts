const document = ['identificationDocumentType', 'identificationDocumentNumber'] as const;

/** What an approved identity says of its owner: afterwards only staff change it. */
export const identityFields = {
  individual: ['name', 'surname', 'birthdayAt', ...document],
  company: ['name', 'taxId', ...document],
} as const;
