import type { Locale } from '@semilla/i18n';
import type { MailKind } from '../../integrations/mail/kinds.ts';
import type { Letter } from '../../integrations/mail/letter.ts';
import { ticketLetter } from '../../support/letters.ts';
import { accountMails, authMails } from './account.ts';
import { type Given, likely, type MailExample } from './example.ts';
import { paymentMails, walletMails } from './money.ts';

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

/** Every mail there is, in each of its forms: a new kind does not compile before it stands here. */
const mailExamples: Record<MailKind, MailExample[]> = {
  ...authMails,
  ...accountMails,
  ...paymentMails,
  ...walletMails,
  'support.customer.opened': ticket('customer.opened'),
  'support.customer.answered': ticket('customer.answered'),
  'support.customer.changed': ticket('customer.changed'),
  'support.staff.opened': ticket('staff.opened'),
  'support.staff.answered': ticket('staff.answered'),
  'support.staff.assigned': ticket('staff.assigned'),
};

export interface WrittenExample {
  kind: MailKind;
  /** Which of the forms of its kind. */
  index: number;
  variant: string | undefined;
  letter: Letter;
}

/** All of them in one language. */
export function writeExamples(language: Locale, given: Given = likely[language]): WrittenExample[] {
  const to = { name: given.name, language };
  return Object.entries(mailExamples).flatMap(([kind, examples]) =>
    examples.map(({ variant, write }, index) => ({
      kind: kind as MailKind,
      index,
      variant,
      letter: write(to, given),
    })),
  );
}
