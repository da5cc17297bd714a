import { acknowledgementDays, civilDateAt, complaintDeadline, outcomeOf } from '@semilla/contract';
import { translate } from '@semilla/i18n';
import { insertRows } from '@semilla/server/kit/database/sets.ts';
import type { Db } from '@semilla/server/kit/database/types.ts';
import { assert } from '@semilla/server/kit/errors.ts';
import type { Services } from '@semilla/server/kit/services.ts';
import { complaintActs } from '@semilla/server/schema/complaint-acts.ts';
import { complaints } from '@semilla/server/schema/complaints.ts';
import { accountId, type Person } from '../accounts.ts';
import type { Calendar } from '../calendar.ts';
import { demoId } from '../demo-id.ts';
import { type Draft, drafts } from './drafts.ts';

export type DemoComplaint = typeof complaints.$inferSelect;
export type DemoAct = typeof complaintActs.$inferSelect;

export interface Complaints {
  complaints: DemoComplaint[];
  acts: DemoAct[];
}

type Platform = Pick<Services, 'config' | 'workingDaysAfter'>;

const states = {
  admit: 'Admissible',
  dismiss: 'Inadmissible',
  extend: 'Admissible',
  decide: 'Decided',
} as const;

function complainantOf({ who }: Draft, people: readonly Person[], calendar: Calendar) {
  if (typeof who !== 'string') return { ...who, kind: 'individual' as const, userId: null };
  const userId = accountId(who, calendar);
  const person = people.find(({ user }) => user.userId === userId)?.user;
  assert(person, `${who} is an account of the demo`);
  const { name, surname, email, phone = null, kind } = person;
  return {
    kind: kind === 'company' ? ('company' as const) : ('individual' as const),
    name: [name, surname].filter(Boolean).join(' '),
    identification: person.taxId ?? person.identificationDocumentNumber ?? null,
    email,
    phone,
    userId,
  };
}

function actsOf(draft: Draft, complaintId: string, { config }: Platform, calendar: Calendar): DemoAct[] {
  const contact = `${config.company.name}, ${config.contactEmail}`;
  const remedies = config.complaintRemedies.es ?? translate('es', 'support.complaints.remedies');
  return draft.acts.map(({ kind, daysAgo, reasons = null, answerInDays, points = [] }) => {
    const at = calendar.ago(daysAgo, 11, 20);
    const outcome = points.length ? outcomeOf(points) : null;
    return {
      complaintActId: demoId(`complaint ${draft.concerning} ${kind}`, at),
      complaintId,
      kind,
      at,
      userId: accountId('admin', calendar),
      reasons,
      contact: kind === 'admit' ? contact : null,
      answerBy: answerInDays === undefined ? null : calendar.day(answerInDays),
      outcome,
      points,
      remedies: outcome && outcome !== 'granted' ? remedies : null,
    };
  });
}

function complaintOf(
  draft: Draft,
  complaintId: string,
  acts: readonly DemoAct[],
  { platform, people, calendar }: { platform: Platform; people: readonly Person[]; calendar: Calendar },
): DemoComplaint {
  const { receivedDaysAgo, happenedDaysAgo, address, concerning, description, damage = null, place } = draft;
  const receivedAt = calendar.ago(receivedDaysAgo, 10, 5);
  const acknowledgeBy = platform.workingDaysAfter(civilDateAt(receivedAt), acknowledgementDays);
  const last = acts.at(-1);
  const state = last ? states[last.kind] : 'Received';
  const answerBy = acts.findLast((act) => act.answerBy)?.answerBy ?? null;
  return {
    ...complainantOf(draft, people, calendar),
    complaintId,
    year: Number(civilDateAt(receivedAt).slice(0, 4)),
    number: 0,
    reference: '',
    state,
    outcome: last?.outcome ?? null,
    clientReference: null,
    address,
    country: 'ES',
    contact: null,
    representativeName: null,
    representativeIdentification: null,
    representativeContact: null,
    concerning,
    description,
    happenedOn: calendar.day(-happenedDaysAgo),
    happenedUntil: null,
    damage,
    comments: null,
    place,
    language: 'es',
    responsibleId: acts.length ? accountId('admin', calendar) : null,
    receivedAt,
    acknowledgeBy,
    acknowledgedAt: acts[0]?.at ?? null,
    answerBy,
    decidedAt: last?.kind === 'decide' ? last.at : null,
    deadline: complaintDeadline({ state, acknowledgeBy, answerBy }),
    version: 1 + acts.length,
  };
}

/** Numbers complaints per year, in the order of receipt. */
function numbered(given: DemoComplaint[]): DemoComplaint[] {
  const last = new Map<number, number>();
  return given
    .toSorted((left, right) => left.receivedAt.getTime() - right.receivedAt.getTime())
    .map((complaint) => {
      const number = (last.get(complaint.year) ?? 0) + 1;
      last.set(complaint.year, number);
      return { ...complaint, number, reference: `${complaint.year}-${String(number).padStart(4, '0')}` };
    });
}

/** Creates the register of complaints with the answers. */
export function makeComplaints(
  platform: Platform,
  people: readonly Person[],
  calendar: Calendar,
): Complaints {
  const made = drafts.map((draft) => {
    const complaintId = demoId(`complaint ${draft.concerning}`, calendar.ago(draft.receivedDaysAgo, 10, 5));
    const acts = actsOf(draft, complaintId, platform, calendar);
    return { acts, complaint: complaintOf(draft, complaintId, acts, { platform, people, calendar }) };
  });
  return {
    complaints: numbered(made.map(({ complaint }) => complaint)),
    acts: made.flatMap(({ acts }) => acts),
  };
}

export async function seedComplaints(tx: Db, given: Complaints): Promise<void> {
  await insertRows(tx, complaints, given.complaints);
  await insertRows(tx, complaintActs, given.acts);
}
