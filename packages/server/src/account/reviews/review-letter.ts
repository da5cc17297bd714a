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

/** The mail that says that a test or a simulation is due for its review. */
export function reviewLetter(
  { about, dueOn }: { about: ReviewSubject; dueOn: string },
  to: { name: string; language: Locale },
): Letter {
  const t = createTranslator(to.language);
  const values = { date: formatDate(dueOn), threshold: formatRoundMoney(thresholdMinCents) };
  return {
    kind: mailKindOf[about],
    locale: to.language,
    subject: t(`investor.mail.${about}Due.subject`, values),
    greeting: t('auth.mail.greeting', { name: to.name }),
    paragraphs: [t(`investor.mail.${about}Due.text`, values)],
    action: { label: t(`investor.mail.${about}Due.action`), url: pageOf[about] },
    footnote: t('investor.mail.reviewFootnote'),
  };
}
