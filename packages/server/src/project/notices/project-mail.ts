import type { Translate } from '@semilla/i18n';
import { type ExampleValues, type MailKind, type MailKindEntry, mailKind } from '../../kit/mail/mail-kind.ts';

interface InProject {
  projectId: string;
  projectName: string;
}

export const toInvestments = (t: Translate) => ({
  label: t('wallet.mail.toInvestments'),
  url: '/investments',
});

export const toProject = (t: Translate, projectId: string) => ({
  label: t('wallet.mail.toProject'),
  url: `/projects/${projectId}/`,
});

type Words = ReturnType<MailKindEntry<unknown>['words']>;

interface ProjectMailEntry<About> extends Pick<MailKindEntry<About>, 'group' | 'examples'> {
  /** Without another link, the mail leads to the project. */
  words(
    t: Translate,
    about: About & InProject & { project: string },
    language: 'es' | 'en',
  ): Omit<Words, 'footnote'> & { footnote?: string };
}

const exampleProject = ({ project }: ExampleValues): InProject => ({
  projectId: '01890a5d-ac96-774b-bcce-b302099a8058',
  projectName: project,
});

/** A mail to people who have to do with a project, queued as a notice. */
export function projectMail<About = unknown>(
  kind: string,
  { group, words, examples }: ProjectMailEntry<About>,
): MailKind<About & InProject> {
  const byVariant = typeof examples === 'function' ? { '': examples } : examples;
  return mailKind<About & InProject>(kind, {
    group,
    words: (t, about, { language }) => ({
      action: toProject(t, about.projectId),
      footnote: t('wallet.mail.footnote'),
      ...words(t, { ...about, project: about.projectName }, language),
    }),
    examples: Object.fromEntries(
      Object.entries(byVariant).map(([variant, exampleOf]) => [
        variant,
        (given: ExampleValues) => ({ ...exampleOf(given), ...exampleProject(given) }),
      ]),
    ),
  });
}
