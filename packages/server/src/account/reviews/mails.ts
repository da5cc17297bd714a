import { thresholdMinCents } from '@semilla/contract';
import { formatDate, formatRoundMoney } from '@semilla/format';
import { mailKind } from '../../kit/mail/mail-kind.ts';
import type { ReviewSubject } from '../../schema/review-mails.ts';

/** Tells the investor that a test or a simulation is due for review, or that its last day has passed. */
const reviewMail = (about: ReviewSubject, url: string) =>
  mailKind<{ dueOn: string; today: string }>(`account.${about}Due`, {
    group: null,
    words(t, { dueOn, today }) {
      const values = { date: formatDate(dueOn), threshold: formatRoundMoney(thresholdMinCents) };
      const text = `investor.mail.${about}${dueOn < today ? 'Over' : 'Due'}` as const;
      return {
        subject: t(`${text}.subject`, values),
        paragraphs: [t(`${text}.text`, values)],
        action: { label: t(`${text}.action`), url },
        footnote: t('investor.mail.reviewFootnote'),
      };
    },
    examples: {
      due: () => ({ dueOn: '2028-03-01', today: '2028-02-01' }),
      over: () => ({ dueOn: '2028-03-01', today: '2028-03-02' }),
    },
  });

export const dueMails = {
  entryTest: reviewMail('entryTest', '/user/investor/test'),
  lossSimulation: reviewMail('lossSimulation', '/user/investor/losses'),
};
