import {
  type ComplaintNews,
  complaintLetter,
  linkLetter,
  type MailedComplaint,
  registeredLetter,
} from '@semilla/server/support/complaints/letters.ts';
import type { MailExample } from './example-values.ts';

const token = 'eyJlbWFpbCI6Imx1Y2lhQGV4YW1wbGUuY29tIn0.Qm9zcXVlIGRlIGVuY2luYXMgeSBhbGNvcm5vcXVlcyE';

const complaint = {
  complaintId: '01890a5d-ac96-774b-bcce-b302099a8059',
  reference: '2026-0007',
  userId: '01890a5d-ac96-774b-bcce-b302099a8057',
  acknowledgeBy: '2026-03-23',
  answerBy: '2026-04-09',
};

const contact = 'Elena Vidal, hola@semilla.example';

const answer = (newsOf: (reason: string) => ComplaintNews): MailExample[] => [
  {
    write: ({ name, language }, { project, reason }) => {
      const mailed: MailedComplaint = { ...complaint, name, language, concerning: project };
      return complaintLetter(mailed, newsOf(reason));
    },
  },
];

export const complaintMails = {
  'support.complaint.link': [
    { write: ({ language }) => linkLetter(language, `/complaints/new?token=${token}`) },
  ],
  'support.complaint.received': answer(() => ({ kind: 'received' })),
  'support.complaint.admit': answer((reasons) => ({ kind: 'admit', reasons, contact })),
  'support.complaint.dismiss': answer((reasons) => ({ kind: 'dismiss', reasons, contact, remedies: 'CNMV' })),
  'support.complaint.extend': answer((reasons) => ({ kind: 'extend', reasons, contact })),
  'support.complaint.decide': answer((reasons) => ({
    kind: 'decide',
    contact,
    remedies: 'CNMV',
    points: [
      { point: '1.000 €', outcome: 'granted', reasons },
      { point: '2.000 €', outcome: 'rejected', reasons },
    ],
  })),
  'support.complaint.registered': [{ write: (to) => registeredLetter(to, complaint) }],
} satisfies Record<string, MailExample[]>;
