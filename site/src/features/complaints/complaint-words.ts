const shared = ['common.form', 'common.upload', 'common.actions', 'validation'];

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
