import type { Translate } from '@semilla/i18n';
import type { Fact } from '../../kit/mail/letter.ts';
import type { Notice } from '../../project/notices/notice.ts';

/** The text of a notice's mail: what happened, more details, and a link to the page that shows it. */
export interface MailText {
  subject: string;
  paragraphs: string[];
  facts?: Fact[];
  link: { label: string; path: string };
  footnote?: string;
}

export type Of<K extends Notice['kind']> = Extract<Notice, { kind: K }>;

export const toInvestments = (t: Translate) => ({
  label: t('wallet.mail.toInvestments'),
  path: '/investments',
});

export const toWallet = (t: Translate) => ({
  label: t('wallet.mail.toWallet'),
  path: '/user/profile?tab=wallet',
});

export const toBankAccounts = (t: Translate) => ({
  label: t('payment.mail.action'),
  path: '/user/profile?tab=bank-accounts',
});

export const toProject = (t: Translate, projectId: string) => ({
  label: t('wallet.mail.toProject'),
  path: `/projects/${projectId}/`,
});
