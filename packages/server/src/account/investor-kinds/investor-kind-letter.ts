import { formatDate } from '@semilla/format';
import { createTranslator, type Locale } from '@semilla/i18n';
import type { Letter } from '../../kit/mail/letter.ts';
import type { InvestorKindRow } from '../../schema/investor-kinds.ts';

interface Addressee {
  name: string;
  language: Locale;
}

export type KindNews = 'approved' | 'refused' | 'ended' | 'expired' | 'withdrawn' | 'givenUp';

const mailKindOf = {
  approved: 'account.investorKindApproved',
  refused: 'account.investorKindRefused',
  ended: 'account.investorKindEnded',
  expired: 'account.investorKindExpired',
  withdrawn: 'account.investorKindWithdrawn',
  givenUp: 'account.investorKindGivenUp',
} as const;

/** A mail about a decision on an investor's kind or about its end. */
export function investorKindLetter(
  news: KindNews,
  { kind, validUntil, reason }: Pick<InvestorKindRow, 'kind' | 'validUntil' | 'reason'>,
  to: Addressee,
): Letter {
  const t = createTranslator(to.language);
  const named = { kind: t(`investor.mail.kinds.${kind}`), date: formatDate(validUntil) };
  const more = news === 'approved' ? t('investor.mail.lost') : reason;
  return {
    kind: mailKindOf[news],
    locale: to.language,
    subject: t(`investor.mail.${news}.subject`, named),
    greeting: t('auth.mail.greeting', { name: to.name }),
    paragraphs: [t(`investor.mail.${news}.text`, named), ...(more ? [more] : [])],
    action: { label: t('investor.mail.action'), url: '/user/investor' },
    footnote: t('investor.mail.footnote'),
  };
}
