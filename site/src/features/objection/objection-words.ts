export const objectionWords = [
  'common.form',
  'common.actions',
  'validation',
  'approvals.objection',
  'wallet.hold.reasons',
];
