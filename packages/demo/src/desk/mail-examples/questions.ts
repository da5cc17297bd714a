import { declineReasons } from '@semilla/contract';
import type { MailExample } from './example-values.ts';
import { inProject, notice } from './notice.ts';

const number = 3;

/** Mails to followers of a project, and about its questions and answers. */
export const questionMails = {
  'wallet.projectOpened': (['Investment', 'Preinvestment'] as const).map((phase) =>
    notice((given) => ({ ...inProject(given), kind: 'projectOpened', phase, until: '2026-04-30' }), phase),
  ),
  'wallet.questionAsked': [
    notice((given) => ({
      ...inProject(given),
      kind: 'questionAsked',
      projectQuestionId: '01890a5d-ac96-774b-bcce-b302099a8059',
    })),
  ],
  'wallet.questionAnswered': [notice((given) => ({ ...inProject(given), kind: 'questionAnswered', number }))],
  'wallet.questionPublished': [
    notice((given) => ({ ...inProject(given), kind: 'questionPublished', number })),
  ],
  'wallet.answerAdded': [notice((given) => ({ ...inProject(given), kind: 'answerAdded', number }))],
  'wallet.questionDeclined': declineReasons.map((reason) =>
    notice((given) => ({ ...inProject(given), kind: 'questionDeclined', reason }), reason),
  ),
} satisfies Record<string, MailExample[]>;
