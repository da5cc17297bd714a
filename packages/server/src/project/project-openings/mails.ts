import { formatDateTime } from '@semilla/format';
import { mailKind } from '../../kit/mail/mail-kind.ts';
import type { StoredOpening } from '../../schema/project-openings.ts';
import {
  exampleAdministrator,
  exampleProject,
  type NamedProject,
  toStaff,
} from '../project-reviews/mails.ts';

interface Refused extends Pick<StoredOpening, 'phaseName' | 'opensAt'> {
  project: NamedProject;
  planner: string;
  /** Why, in both languages. */
  es: string;
  en: string;
}

export const openingMails = {
  /** To the administrators: a planned opening did not happen, and why. */
  refused: mailKind<Refused>('project.openingRefused', {
    group: null,
    words(t, { project, phaseName, opensAt, planner, ...reasons }, to) {
      const values = {
        project: project.name,
        phase: t(`project.phases.${phaseName}`),
        at: formatDateTime(opensAt),
        name: planner,
      };
      return {
        ...toStaff(t, project.projectId),
        subject: t('project.openings.mail.subject', values),
        paragraphs: [
          t('project.openings.mail.text', values),
          t('project.openings.mail.reason', { reason: reasons[to.language] }),
          t('project.openings.mail.next'),
        ],
      };
    },
    examples: () => ({
      project: exampleProject,
      phaseName: 'Investment',
      opensAt: new Date('2026-04-14T08:00:00Z'),
      planner: exampleAdministrator,
      es: 'La persona que planificó la apertura ya no es administradora.',
      en: 'The person who planned the opening is no longer an administrator.',
    }),
  }),
};
