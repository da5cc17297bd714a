import type { Translate } from '@semilla/i18n';

export const toWallet = (t: Translate) => ({
  label: t('wallet.mail.toWallet'),
  url: '/user/profile?tab=wallet',
});

export const toBankAccounts = (t: Translate) => ({
  label: t('payment.mail.action'),
  url: '/user/profile?tab=bank-accounts',
});
