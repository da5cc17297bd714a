import { formatDate } from '@semilla/format';
import type { Translate } from '@semilla/i18n';
import { type MailText, type Of, toProject } from './told.ts';

/** The mail to a follower: the project takes wishes or orders now. */
export function openedText(t: Translate, notice: Of<'projectOpened'>): MailText {
  const { projectId, projectName: project, phase, until } = notice;
  return {
    subject: t(`wallet.mail.projectOpened.${phase}.subject`, { project }),
    paragraphs: [
      t(`wallet.mail.projectOpened.${phase}.text`, { project }),
      ...(until ? [t(`wallet.mail.projectOpened.${phase}.until`, { date: formatDate(until) })] : []),
    ],
    link: toProject(t, projectId),
    footnote: t('wallet.mail.projectOpened.footnote'),
  };
}
