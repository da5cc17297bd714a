import { formatDateTime } from '@semilla/format';
import { createTranslator } from '@semilla/i18n';
import type { Letter } from '../../kit/mail/letter.ts';
import type { StoredOpening } from '../../schema/project-openings.ts';
import { letterAbout, type NamedProject, type StaffAddressee } from '../project-reviews/letters.ts';

type Refused = Pick<StoredOpening, 'phaseName' | 'opensAt'> & { planner: string; es: string; en: string };

/** Tells the administrators that a planned opening did not happen, and why. */
export function openingRefusedLetter(
  project: NamedProject,
  { phaseName, opensAt, planner, ...reasons }: Refused,
  to: StaffAddressee,
): Letter {
  const t = createTranslator(to.language);
  const values = {
    project: project.name,
    phase: t(`project.phases.${phaseName}`),
    at: formatDateTime(opensAt),
    name: planner,
  };
  return {
    ...letterAbout(project, to),
    kind: 'project.openingRefused',
    subject: t('project.openings.mail.subject', values),
    paragraphs: [
      t('project.openings.mail.text', values),
      t('project.openings.mail.reason', { reason: reasons[to.language] }),
      t('project.openings.mail.next'),
    ],
  };
}
