import { formatDate } from '@semilla/format';
import { projectMail } from '../notices/project-mail.ts';

interface Opened {
  phase: 'Preinvestment' | 'Investment';
  /** The last day to take part, if it is known. */
  until: string | null;
}

export const followMails = {
  /** To followers: the project takes wishes or orders now. */
  projectOpened: projectMail<Opened>('wallet.projectOpened', {
    group: 'projects',
    words: (t, { project, phase, until }) => ({
      subject: t(`wallet.mail.projectOpened.${phase}.subject`, { project }),
      paragraphs: [
        t(`wallet.mail.projectOpened.${phase}.text`, { project }),
        ...(until ? [t(`wallet.mail.projectOpened.${phase}.until`, { date: formatDate(until) })] : []),
      ],
      footnote: t('wallet.mail.projectOpened.footnote'),
    }),
    examples: {
      Investment: () => ({ phase: 'Investment', until: '2026-04-30' }),
      Preinvestment: () => ({ phase: 'Preinvestment', until: '2026-04-30' }),
    },
  }),
};
