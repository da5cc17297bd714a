const shared = [
  'common.form.sending',
  'common.form.wait',
  'common.form.networkFailure',
  'common.form.unexpected',
  'common.form.sessionEnded',
  'common.form.logInElsewhere',
  'common.form.editedMeanwhile',
  'common.upload',
  'common.date',
  'common.actions',
  'validation',
];

export const newComplaintWords = [
  'support.complaints.site.confirm',
  'support.complaints.site.form',
  'support.complaints.site.loading',
  'support.complaints.site.loadFailed',
  'support.complaints.kinds',
  'auth.fields.email',
  'common.header.logIn',
  'fields.complaints.kind',
  ...shared,
];

export const complaintWords = [
  'support.complaints.site',
  'support.complaints.states',
  'support.complaints.outcomes',
  'support.complaints.acts',
  'fields.complaints',
  'common.pages',
  ...shared,
];
