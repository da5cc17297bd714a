import { thresholdMinCents } from '@semilla/contract';
import { formatDate, formatRoundMoney } from '@semilla/format';
import { createTranslator, type Locale } from '@semilla/i18n';
import type { Letter } from '../../kit/mail/letter.ts';
import type { ReviewSubject } from '../../schema/review-mails.ts';

const mailKindOf = {
  entryTest: 'account.entryTestDue',
  lossSimulation: 'account.lossSimulationDue',
} as const;
const pageOf = { entryTest: '/user/investor/test', lossSimulation: '/user/investor/losses' } as const;

/** Tells the investor that a test or a simulation is due for review, or that its last day has passed. */
export function reviewLetter(
  { about, dueOn }: { about: ReviewSubject; dueOn: string },
  to: { name: string; language: Locale },
  today: string,
): Letter {
  const t = createTranslator(to.language);
  const values = { date: formatDate(dueOn), threshold: formatRoundMoney(thresholdMinCents) };
  const text = `investor.mail.${about}${dueOn < today ? 'Over' : 'Due'}` as const;
  return {
    kind: mailKindOf[about],
    locale: to.language,
    subject: t(`${text}.subject`, values),
    greeting: t('auth.mail.greeting', { name: to.name }),
    paragraphs: [t(`${text}.text`, values)],
    action: { label: t(`${text}.action`), url: pageOf[about] },
    footnote: t('investor.mail.reviewFootnote'),
  };
}
