import type { PhaseName } from '@semilla/contract';
import type { Translate } from '@semilla/i18n';
import { mailKind } from '../../kit/mail/mail-kind.ts';

export interface NamedProject {
  projectId: string;
  name: string;
}

/** What all mails to staff about the publication of a project share. */
export const toStaff = (t: Translate, projectId: string) => ({
  action: { label: t('project.reviews.mail.action'), url: `/admin/project/${projectId}` },
  footnote: t('project.reviews.mail.footnote'),
});

export const exampleProject = {
  projectId: '01890a5d-ac96-774b-bcce-b302099a8059',
  name: 'Edificio Lavapiés',
};
export const exampleAdministrator = 'Marta Ruiz Vega';

export const reviewMails = {
  /** To the administrators: a manager asks them to publish a draft. */
  requested: mailKind<{ project: NamedProject; sender: string; message: string | null }>(
    'project.reviewRequested',
    {
      group: null,
      words(t, { project, sender, message }) {
        const values = { project: project.name, name: sender };
        const text = t('project.reviews.mail.requested.text', values);
        return {
          ...toStaff(t, project.projectId),
          subject: t('project.reviews.mail.requested.subject', values),
          paragraphs: message ? [text, t('project.reviews.mail.requested.message', { message })] : [text],
        };
      },
      examples: {
        'with a message': () => ({
          project: exampleProject,
          sender: 'Javier Ortega Gil',
          message: 'Ya están las fotos que faltaban.',
        }),
        'without a message': () => ({ project: exampleProject, sender: 'Javier Ortega Gil', message: null }),
      },
    },
  ),
  /** To the manager: what an administrator asks for before the draft can be published. */
  returned: mailKind<{ project: NamedProject; administrator: string; comments: string }>(
    'project.reviewReturned',
    {
      group: null,
      words(t, { project, administrator, comments }) {
        const values = { project: project.name, name: administrator };
        return {
          ...toStaff(t, project.projectId),
          subject: t('project.reviews.mail.returned.subject', values),
          paragraphs: [
            t('project.reviews.mail.returned.text', values),
            t('project.reviews.mail.returned.comments', { comments }),
            t('project.reviews.mail.returned.again'),
          ],
        };
      },
      examples: () => ({
        project: exampleProject,
        administrator: exampleAdministrator,
        comments: 'Falta el plazo de la obra en la descripción.',
      }),
    },
  ),
  /** To the manager: the project in review is in another phase now. */
  ended: mailKind<{ project: NamedProject; phase: PhaseName }>('project.reviewEnded', {
    group: null,
    words(t, { project, phase }) {
      const values = { project: project.name, phase: t(`project.phases.${phase}`) };
      const how = phase === 'Discarded' ? 'discarded' : 'published';
      return {
        ...toStaff(t, project.projectId),
        subject: t(`project.reviews.mail.${how}.subject`, values),
        paragraphs: [t(`project.reviews.mail.${how}.text`, values)],
      };
    },
    examples: {
      Investment: () => ({ project: exampleProject, phase: 'Investment' }),
      Discarded: () => ({ project: exampleProject, phase: 'Discarded' }),
    },
  }),
};
