const newTicketWords = [
  'support.site.form',
  'support.site.screenshot',
  'support.site.files',
  'support.site.enlarge',
  'fields.tickets.title',
  'fields.tickets.description',
  'common.form.sending',
  'common.form.wait',
  'common.form.networkFailure',
  'common.form.unexpected',
  'common.form.sessionEnded',
  'common.form.logInElsewhere',
  'common.form.editedMeanwhile',
  'common.upload',
  'common.actions.retry',
  'common.actions.close',
  'common.actions.cancel',
  'validation.required',
  'validation.text_too_long',
  'validation.file_too_large',
  'validation.file_empty',
  'validation.file_type',
  'validation.too_many',
];

/** Included in every page, so the list is kept short. */
export const helpWords = ['support.site.button', ...newTicketWords];
export const supportWords = [
  'support.site',
  'fields.tickets.stateId',
  'fields.tickets.createdAt',
  'fields.tickets.updatedAt',
  'fields.ticketMessages.message',
  'common.pages',
  ...newTicketWords,
];
