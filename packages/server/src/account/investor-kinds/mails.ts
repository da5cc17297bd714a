import { formatDate } from '@semilla/format';
import { mailKind } from '../../kit/mail/mail-kind.ts';
import type { InvestorKindRow } from '../../schema/investor-kinds.ts';

type News = 'approved' | 'refused' | 'ended' | 'expired' | 'withdrawn' | 'givenUp';

/** A mail about a decision on an investor's kind or about its end. */
const kindMail = (storedKind: string, news: News) =>
  mailKind<Pick<InvestorKindRow, 'kind' | 'validUntil' | 'reason'>>(storedKind, {
    group: null,
    words(t, { kind, validUntil, reason }) {
      const named = { kind: t(`investor.mail.kinds.${kind}`), date: formatDate(validUntil) };
      const more = news === 'approved' ? t('investor.mail.lost') : reason;
      return {
        subject: t(`investor.mail.${news}.subject`, named),
        paragraphs: [t(`investor.mail.${news}.text`, named), ...(more ? [more] : [])],
        action: { label: t('investor.mail.action'), url: '/user/investor' },
        footnote: t('investor.mail.footnote'),
      };
    },
    examples: ({ reason }) => ({
      kind: 'sophisticated',
      validUntil: '2028-03-01',
      reason: news === 'refused' || news === 'ended' ? reason : null,
    }),
  });

export const investorKindMails = {
  approved: kindMail('account.investorKindApproved', 'approved'),
  refused: kindMail('account.investorKindRefused', 'refused'),
  ended: kindMail('account.investorKindEnded', 'ended'),
  expired: kindMail('account.investorKindExpired', 'expired'),
  withdrawn: kindMail('account.investorKindWithdrawn', 'withdrawn'),
  givenUp: kindMail('account.investorKindGivenUp', 'givenUp'),
};
