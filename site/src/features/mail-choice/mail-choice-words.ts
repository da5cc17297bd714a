export const mailChoiceWords = ['common.form', 'common.actions', 'validation', 'account.mailChoice'];
