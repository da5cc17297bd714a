/** The questions that the home page answers, in the order in which people ask them. */
export const questionNames = [
  'risk',
  'start',
  'identity',
  'money',
  'fees',
  'cancel',
  'early',
  'taxes',
] as const;
