import {
  type DeclineReason,
  declineReasons,
  questionAnchor,
  questionsAnchor,
  staffQuestionPath,
} from '@semilla/contract';
import { projectMail, toProject } from '../notices/project-mail.ts';

/** About an answer; `number` is that of the question in the project. */
const answerMail = (kind: 'questionAnswered' | 'questionPublished' | 'answerAdded') =>
  projectMail<{ number: number }>(`wallet.${kind}`, {
    group: 'projects',
    words(t, { project, projectId, number }) {
      const values = { project, number };
      return {
        subject: t(`wallet.mail.${kind}.subject`, values),
        paragraphs: [t(`wallet.mail.${kind}.text`, values)],
        action: {
          label: t('wallet.mail.toQuestion'),
          url: `${toProject(t, projectId).url}#${questionAnchor(number)}`,
        },
      };
    },
    examples: () => ({ number: 3 }),
  });

/** Other words can mend a question that was declined for these reasons. */
const reasonsToRephrase: DeclineReason[] = ['personalData', 'advice'];

export const questionMails = {
  /** To staff: an investor asked about their project. The text of the question stays on the platform. */
  questionAsked: projectMail<{ projectQuestionId: string }>('wallet.questionAsked', {
    group: 'projects',
    words: (t, { project, projectQuestionId }) => ({
      subject: t('wallet.mail.questionAsked.subject', { project }),
      paragraphs: [t('wallet.mail.questionAsked.text', { project })],
      action: { label: t('wallet.mail.questionAsked.action'), url: staffQuestionPath(projectQuestionId) },
      footnote: t('wallet.mail.offerMissed.footnote'),
    }),
    examples: () => ({ projectQuestionId: '01890a5d-ac96-774b-bcce-b302099a8059' }),
  }),
  /** To the investor who asked. */
  questionAnswered: answerMail('questionAnswered'),
  /** To the others of the project. */
  questionPublished: answerMail('questionPublished'),
  answerAdded: answerMail('answerAdded'),
  questionDeclined: projectMail<{ reason: DeclineReason }>('wallet.questionDeclined', {
    group: 'projects',
    words: (t, { project, projectId, reason }) => ({
      subject: t('wallet.mail.questionDeclined.subject', { project }),
      paragraphs: [
        t('wallet.mail.questionDeclined.text', { project }),
        t(`project.questions.declined.${reason}`),
        ...(reasonsToRephrase.includes(reason) ? [t('wallet.mail.questionDeclined.next')] : []),
      ],
      action: {
        label: t('wallet.mail.toProject'),
        url: `${toProject(t, projectId).url}#${questionsAnchor}`,
      },
    }),
    examples: Object.fromEntries(declineReasons.map((reason) => [reason, () => ({ reason })])),
  }),
};
