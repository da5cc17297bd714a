import { openingRefusedLetter } from '@semilla/server/project/project-openings/letters.ts';
import {
  requestedLetter,
  returnedLetter,
  reviewEndedLetter,
} from '@semilla/server/project/project-reviews/letters.ts';
import type { MailExample } from './example-values.ts';

const project = { projectId: '01890a5d-ac96-774b-bcce-b302099a8059', name: 'Edificio Lavapiés' };
const sender = 'Javier Ortega Gil';
const administrator = 'Marta Ruiz Vega';

/** Mails to staff about the publication of a project. */
export const publicationMails = {
  'project.reviewRequested': [
    {
      write: (to) => requestedLetter(project, { sender, message: 'Ya están las fotos que faltaban.' }, to),
    },
    { variant: 'without a message', write: (to) => requestedLetter(project, { sender, message: null }, to) },
  ],
  'project.reviewReturned': [
    {
      write: (to) =>
        returnedLetter(
          project,
          { administrator, comments: 'Falta el plazo de la obra en la descripción.' },
          to,
        ),
    },
  ],
  'project.reviewEnded': (['Investment', 'Discarded'] as const).map((phase) => ({
    variant: phase,
    write: (to) => reviewEndedLetter(project, phase, to),
  })),
  'project.openingRefused': [
    {
      write: (to) =>
        openingRefusedLetter(
          project,
          {
            phaseName: 'Investment',
            opensAt: new Date('2026-04-14T08:00:00Z'),
            planner: administrator,
            es: 'La persona que planificó la apertura ya no es administradora.',
            en: 'The person who planned the opening is no longer an administrator.',
          },
          to,
        ),
    },
  ],
} satisfies Record<string, MailExample[]>;
