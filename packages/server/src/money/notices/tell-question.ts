import { type DeclineReason, questionAnchor, questionsAnchor, staffQuestionPath } from '@semilla/contract';
import type { Translate } from '@semilla/i18n';
import { type MailText, type Of, toProject } from './told.ts';

/** The mail to staff. The text of the question stays on the platform. */
function askedText(t: Translate, notice: Of<'questionAsked'>): MailText {
  const values = { project: notice.projectName };
  return {
    subject: t('wallet.mail.questionAsked.subject', values),
    paragraphs: [t('wallet.mail.questionAsked.text', values)],
    link: {
      label: t('wallet.mail.questionAsked.action'),
      path: staffQuestionPath(notice.projectQuestionId),
    },
    footnote: t('wallet.mail.offerMissed.footnote'),
  };
}

type Published = Of<'questionAnswered' | 'questionPublished' | 'answerAdded'>;

function publishedText(t: Translate, { kind, projectId, projectName, number }: Published): MailText {
  const values = { project: projectName, number };
  return {
    subject: t(`wallet.mail.${kind}.subject`, values),
    paragraphs: [t(`wallet.mail.${kind}.text`, values)],
    link: {
      label: t('wallet.mail.toQuestion'),
      path: `${toProject(t, projectId).path}#${questionAnchor(number)}`,
    },
  };
}

/** Other words can mend a question that was declined for these reasons. */
const reasonsToRephrase: DeclineReason[] = ['personalData', 'advice'];

function declinedText(t: Translate, notice: Of<'questionDeclined'>): MailText {
  const values = { project: notice.projectName };
  return {
    subject: t('wallet.mail.questionDeclined.subject', values),
    paragraphs: [
      t('wallet.mail.questionDeclined.text', values),
      t(`project.questions.declined.${notice.reason}`),
      ...(reasonsToRephrase.includes(notice.reason) ? [t('wallet.mail.questionDeclined.next')] : []),
    ],
    link: {
      label: t('wallet.mail.toProject'),
      path: `${toProject(t, notice.projectId).path}#${questionsAnchor}`,
    },
  };
}

type AboutQuestion = Of<'questionAsked' | 'questionDeclined'> | Published;

export function questionText(t: Translate, notice: AboutQuestion): MailText {
  if (notice.kind === 'questionAsked') return askedText(t, notice);
  return notice.kind === 'questionDeclined' ? declinedText(t, notice) : publishedText(t, notice);
}
