import type { Locale } from '@semilla/i18n';
import type { Letter } from '@semilla/server/kit/mail/letter.ts';
import type { MailKind } from '@semilla/server/kit/mail/mail-kinds.ts';
import { ticketLetter } from '@semilla/server/support/letters.ts';
import { accountMails, authMails } from './account.ts';
import { approvalsMails } from './approvals.ts';
import { complaintMails } from './complaints.ts';
import { type ExampleValues, exampleValues, type MailExample } from './example-values.ts';
import { paymentMails, walletMails } from './money.ts';
import { publicationMails } from './publication.ts';
import { questionMails } from './questions.ts';

type News = Parameters<typeof ticketLetter>[0];

const ticket = (news: News): MailExample[] => [
  {
    write: (to, { ticket: title }) =>
      ticketLetter(news, to, {
        ticketId: '01890a5d-ac96-774b-bcce-b302099a8059',
        title,
        stateId: news === 'customer.answered' ? 'PendingCustomer' : 'Open',
        userId: '01890a5d-ac96-774b-bcce-b302099a8057',
        responsibleId: null,
      }),
  },
];

/** Every mail in all its variants. A new mail kind does not compile until it is added here. */
const mailExamples: Record<MailKind, MailExample[]> = {
  ...authMails,
  ...accountMails,
  ...paymentMails,
  ...walletMails,
  ...approvalsMails,
  ...complaintMails,
  ...questionMails,
  ...publicationMails,
  'support.customer.opened': ticket('customer.opened'),
  'support.customer.answered': ticket('customer.answered'),
  'support.customer.changed': ticket('customer.changed'),
  'support.staff.opened': ticket('staff.opened'),
  'support.staff.answered': ticket('staff.answered'),
  'support.staff.assigned': ticket('staff.assigned'),
};

export interface WrittenExample {
  kind: MailKind;
  /** The number of the variant. */
  index: number;
  variant: string | undefined;
  letter: Letter;
}

/** Writes all examples in one language. */
export function writeExamples(
  language: Locale,
  values: ExampleValues = exampleValues[language],
): WrittenExample[] {
  const to = { name: values.name, language };
  return Object.entries(mailExamples).flatMap(([kind, examples]) =>
    examples.map(({ variant, write }, index) => ({
      kind: kind as MailKind,
      index,
      variant,
      letter: write(to, values),
    })),
  );
}
