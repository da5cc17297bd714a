/** The questions that the home page answers, most frequent first. */
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
