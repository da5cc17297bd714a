import type { Translate } from '@semilla/i18n';
import type { Fact } from '../../integrations/mail/letter.ts';
import type { Notice } from '../ledger/notice.ts';

/** What a notice comes to in words: what happened, what more there is to say of it, and where to look at it. */
export interface Told {
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

export const toProject = (t: Translate, projectId: string) => ({
  label: t('wallet.mail.toProject'),
  path: `/projects/${projectId}/`,
});
