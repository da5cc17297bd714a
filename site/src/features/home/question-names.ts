/** The questions on the home page, most frequent first. */
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
