import type { PhaseName } from '@semilla/contract';
import { createTranslator, type Locale } from '@semilla/i18n';
import type { Letter } from '../../kit/mail/letter.ts';

export interface StaffAddressee {
  name: string;
  language: Locale;
}

export interface NamedProject {
  projectId: string;
  name: string;
}

const words = 'project.reviews.mail';

/** What all mails to staff about the publication of a project share. */
export function letterAbout(
  { projectId }: Pick<NamedProject, 'projectId'>,
  { name, language }: StaffAddressee,
): Pick<Letter, 'locale' | 'greeting' | 'action' | 'footnote'> {
  const t = createTranslator(language);
  return {
    locale: language,
    greeting: t('auth.mail.greeting', { name }),
    action: { label: t(`${words}.action`), url: `/admin/project/${projectId}` },
    footnote: t(`${words}.footnote`),
  };
}

/** Tells the administrators that a manager asks them to publish a draft. */
export function requestedLetter(
  project: NamedProject,
  { sender, message }: { sender: string; message: string | null },
  to: StaffAddressee,
): Letter {
  const t = createTranslator(to.language);
  const values = { project: project.name, name: sender };
  const text = t(`${words}.requested.text`, values);
  return {
    ...letterAbout(project, to),
    kind: 'project.reviewRequested',
    subject: t(`${words}.requested.subject`, values),
    paragraphs: message ? [text, t(`${words}.requested.message`, { message })] : [text],
  };
}

/** Tells the manager what an administrator asks for before the draft can be published. */
export function returnedLetter(
  project: NamedProject,
  { administrator, comments }: { administrator: string; comments: string },
  to: StaffAddressee,
): Letter {
  const t = createTranslator(to.language);
  const values = { project: project.name, name: administrator };
  return {
    ...letterAbout(project, to),
    kind: 'project.reviewReturned',
    subject: t(`${words}.returned.subject`, values),
    paragraphs: [
      t(`${words}.returned.text`, values),
      t(`${words}.returned.comments`, { comments }),
      t(`${words}.returned.again`),
    ],
  };
}

/** Tells the manager that the project in review is in another phase now. */
export function reviewEndedLetter(project: NamedProject, phase: PhaseName, to: StaffAddressee): Letter {
  const t = createTranslator(to.language);
  const values = { project: project.name, phase: t(`project.phases.${phase}`) };
  const how = phase === 'Discarded' ? 'discarded' : 'published';
  return {
    ...letterAbout(project, to),
    kind: 'project.reviewEnded',
    subject: t(`${words}.${how}.subject`, values),
    paragraphs: [t(`${words}.${how}.text`, values)],
  };
}
