import { civilDateAt, paymentStates, stepsReached } from '@semilla/contract';
import { identityMailOf } from '@semilla/server/account/mails.ts';
import { insertRows } from '@semilla/server/kit/database/sets.ts';
import type { Db } from '@semilla/server/kit/database/types.ts';
import { assert } from '@semilla/server/kit/errors.ts';
import { messageOf } from '@semilla/server/kit/mail/inbox.ts';
import type { Letter } from '@semilla/server/kit/mail/letter.ts';
import type { Services } from '@semilla/server/kit/services.ts';
import { letterOf } from '@semilla/server/money/notices/letter-of.ts';
import type { Notice } from '@semilla/server/money/notices/notice-mails.ts';
import { withTexts } from '@semilla/server/money/notices/with-texts.ts';
import { findLoan } from '@semilla/server/project/loans/find-loans.ts';
import { onDay } from '@semilla/server/project/loans/follow-loans.ts';
import { inboxMessages } from '@semilla/server/schema/inbox-messages.ts';
import { ticketMails } from '@semilla/server/support/mails.ts';
import { accountId, type Person } from './accounts.ts';
import type { Calendar } from './calendar.ts';
import { demoId } from './demo-id.ts';
import type { MadeUp } from './made-up.ts';
import { fundings } from './money/fundings.ts';
import type { PastNotice } from './money/teller.ts';

interface PastLetter {
  at: Date;
  letter: Letter;
}

type World = Pick<MadeUp, 'people' | 'attempts' | 'history' | 'tickets'>;

/** The latest notice of each of these kinds is in the inbox; all of them would be hundreds. */
const kinds: readonly Notice['kind'][] = ['orderPlaced', 'transactionDecided', 'returnReceived'];
const unreadCount = 2;
const readAfterMs = 3 * 3_600_000;

const addresseeOf = ({ user: { name, language = 'es' } }: Person) => ({ name, language });

/** The first notice of each late loan in which the customer has money. The job sends the later ones. */
async function lateNotices(
  tx: Db,
  userId: string,
  { orders, projects }: World['history']['world'],
  calendar: Calendar,
): Promise<PastNotice[]> {
  const ownIds = [...orders.values()]
    .filter((order) => order.userId === userId && order.status === 'active')
    .map(({ projectId }) => projectId);
  const late = [...new Set(ownIds)].filter((id) => fundings[projects.get(id)?.project.url ?? '']?.isLate);
  const notices: PastNotice[] = [];
  for (const projectId of late) {
    const loan = await findLoan(tx, projectId);
    assert(loan, 'a late loan is financed');
    const [step] = stepsReached(paymentStates(loan.due, loan.repayments, civilDateAt(calendar.now)));
    assert(step, 'a late loan misses a payment');
    const { days: daysLate, dueOn, missingCents, on } = step;
    const project = { projectId, projectName: loan.project.name };
    const notice: Notice = { kind: 'paymentLate', userId, ...project, daysLate, dueOn, missingCents };
    notices.push({ at: onDay(on), notice });
  }
  return notices;
}

async function moneyLetters(
  tx: Db,
  config: Services['config'],
  person: Person,
  { history }: World,
  calendar: Calendar,
): Promise<PastLetter[]> {
  const { userId } = person.user;
  const own = history.notices.filter(({ notice }) => notice.userId === userId);
  const latest = kinds.flatMap((kind) => {
    const [last] = own
      .filter(({ notice }) => notice.kind === kind)
      .toSorted((left, right) => right.at.getTime() - left.at.getTime());
    return last ? [last] : [];
  });
  const shown = [...latest, ...(await lateNotices(tx, userId, history.world, calendar))];
  const notices = await withTexts(
    tx,
    shown.map(({ notice }) => notice),
  );
  return notices.map((notice, index) => ({
    at: shown[index]?.at as Date,
    letter: letterOf(notice, addresseeOf(person), config.depositAccount),
  }));
}

/** The mails about the last answer of staff in each ticket. */
function ticketLetters(person: Person, { tickets }: World): PastLetter[] {
  return tickets.played.flatMap(({ ticket, messages, stateChanges }) => {
    const answer = messages.findLast(({ isFromStaff }) => isFromStaff);
    if (ticket.userId !== person.user.userId || !answer) return [];
    const at = answer.createdAt as Date;
    const state = stateChanges.findLast((change) => change.at <= at);
    const answered = { ...ticket, stateId: state?.to ?? ticket.stateId };
    return [{ at, letter: ticketMails['customer.answered'].write(addresseeOf(person), answered) }];
  });
}

function identityLetters(person: Person, { people, attempts }: World): PastLetter[] {
  const own = attempts[people.indexOf(person)] ?? [];
  return own.flatMap(({ updatedAt, status, reason = null, reasonCode = null, decisionReason = null }) => {
    const outcome = { status, reason, reasonCode, decisionReason };
    const letter = identityMailOf(outcome)?.write(addresseeOf(person), outcome);
    return letter ? [{ at: updatedAt, letter }] : [];
  });
}

/** Fills the inboxes of the named customers with the letters that the platform sent them, without sending them. */
export async function seedInboxMessages(
  tx: Db,
  { config }: Pick<Services, 'config'>,
  world: World,
  calendar: Calendar,
): Promise<void> {
  for (const key of ['investor', 'company'] as const) {
    const userId = accountId(key, calendar);
    const person = world.people.find(({ user }) => user.userId === userId);
    assert(person, 'the named customers are people of the demo');
    const letters = [
      ...identityLetters(person, world),
      ...(await moneyLetters(tx, config, person, world, calendar)),
      ...ticketLetters(person, world),
    ].toSorted((left, right) => right.at.getTime() - left.at.getTime());
    const readAt = (at: Date) => new Date(Math.min(at.getTime() + readAfterMs, calendar.now.getTime()));
    await insertRows(
      tx,
      inboxMessages,
      letters.map(({ at, letter }, index) => ({
        ...messageOf(userId, letter),
        inboxMessageId: demoId(`message ${key} ${index}`, at),
        createdAt: at,
        readAt: index < unreadCount ? null : readAt(at),
      })),
    );
  }
}
