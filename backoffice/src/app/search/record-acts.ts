import { type Found, isTicketOver, phasesAfter, ticketStatesAfter } from '@semilla/contract';
import type { MessageKey } from '@semilla/i18n';
import { type Asker, mayDo } from '../../api/access.ts';
import { listPath } from '../../api/list-path.ts';
import { movingSide } from '../../api/record-types/ticket-record.ts';
import type { AskedAct } from '../../kit/acts/asked-act/use-asked-act.ts';
import type { Noun, Verb } from './act-words.ts';
import type { Find } from './recent-finds.ts';

/** An act on a found record. Choosing it opens the page on which the user sees the record and then acts. */
export interface RecordAct {
  verb: Verb;
  noun: Noun;
  label: MessageKey;
  of: Find;
  to: string;
  act?: AskedAct;
  /** Whether the record waits for this act, so that it is offered without being asked for. */
  isDue?: boolean;
}

type Of<K extends keyof Found> = Found[K][number];
type New = Omit<RecordAct, 'of' | 'noun'>;

/** The acts that the condition allows. */
const when = (holds: boolean, ...acts: New[]): New[] => (holds ? acts : []);

const label = (name: string) => `overview.search.do.${name}` as MessageKey;

function decision(to: string, [approve, reject]: readonly [string, string]): New[] {
  return [
    { verb: 'approve', label: label(approve), to, act: 'approve', isDue: true },
    { verb: 'reject', label: label(reject), to, act: 'reject', isDue: true },
  ];
}

function auditOf(asker: Asker, subjectType: string, subjectId: string): New[] {
  const to = listPath('/audit/', { subjectType, subjectId });
  return when(mayDo(asker, 'audit', 'list'), { verb: 'audit', label: label('audit'), to });
}

function onMovement(asker: Asker, found: Of<'movements'>, to: string): New[] {
  const { transactionId, userId, status, isInPaymentFile } = found;
  const isOpen = status === 'pending' && !isInPaymentFile && userId !== asker.userId;
  const mayDecide = isOpen && mayDo(asker, 'wallet', 'decide');
  return [
    ...when(mayDecide, ...decision(to, ['approve', 'reject'])),
    ...auditOf(asker, 'transaction', transactionId),
  ];
}

function onBankEntry(asker: Asker, { bankEntryId, state }: Of<'bankEntries'>, to: string): New[] {
  const waits = state === 'waiting' && mayDo(asker, 'bank', 'decide');
  return [
    ...when(waits, { verb: 'decide', label: label('identify'), to, isDue: true }),
    ...auditOf(asker, 'bank-entry', bankEntryId),
  ];
}

function onBankAccount(asker: Asker, { bankAccountId, state }: Of<'bankAccounts'>, to: string): New[] {
  const mayDecide = mayDo(asker, 'bank-account', 'decide');
  const acts = decision(to, ['validate', 'markWrong']).map((act) => ({ ...act, isDue: state === 'pending' }));
  const done = { valid: 'approve', error: 'reject', pending: undefined }[state];
  return [
    ...when(mayDecide, ...acts.filter(({ verb }) => verb !== done)),
    ...auditOf(asker, 'bank-account', bankAccountId),
  ];
}

function onVerification(asker: Asker, found: Of<'verifications'>, to: string): New[] {
  const mayDecide = found.userId !== asker.userId && mayDo(asker, 'verification', 'decide');
  return [
    ...when(mayDecide, ...decision(to, ['approveIdentity', 'rejectIdentity'])),
    ...auditOf(asker, 'verification', found.verificationId),
  ];
}

function onProposal(asker: Asker, { proposalId, proposedById, refusal }: Of<'proposals'>, to: string): New[] {
  const isOwn = proposedById === asker.userId;
  const mayDecide = mayDo(asker, 'approvals', 'decide');
  const acts = decision(to, ['approveProposal', isOwn ? 'withdrawProposal' : 'declineProposal']);
  const mayDecline = isOwn || refusal !== 'approvals.beneficiary';
  return [
    ...when(mayDecide, ...acts.filter(({ verb }) => (verb === 'approve' ? !refusal : mayDecline))),
    ...auditOf(asker, 'proposal', proposalId),
  ];
}

function onTicket(asker: Asker, found: Of<'tickets'>, to: string): New[] {
  const { ticketId, stateId, isMerged } = found;
  const mayChange = !isMerged && mayDo(asker, 'ticket', 'edit');
  const next = ticketStatesAfter(movingSide(asker, found), stateId);
  const isOver = isTicketOver(stateId);
  return [
    ...when(mayChange && !isOver, { verb: 'answer', label: label('answer'), to, act: 'answer', isDue: true }),
    ...when(mayChange && next.includes('Closed'), {
      verb: 'finish',
      label: label('finish'),
      to,
      act: 'finish',
    }),
    ...when(mayChange && isOver && next.length > 0, {
      verb: 'reopen',
      label: label('reopen'),
      to,
      act: 'reopen',
    }),
    ...auditOf(asker, 'ticket', ticketId),
  ];
}

function onProject(asker: Asker, found: Of<'projects'>, to: string): New[] {
  const { projectId, phaseName, managerId, awaitsSending } = found;
  const mayChange = mayDo(asker, 'project', 'changePhase');
  const maySend = awaitsSending && !mayChange && managerId === asker.userId;
  const opens = phasesAfter(phaseName).some((phase) => phase !== 'Discarded' && phase !== 'Closed');
  return [
    ...when(mayDo(asker, 'project', 'edit', found), {
      verb: 'edit',
      label: label('edit'),
      to: `/project/edit/${projectId}`,
    }),
    ...when(mayChange && opens, { verb: 'publish', label: label('publish'), to, act: 'publish' }),
    ...when(maySend, { verb: 'send', label: label('send'), to, act: 'send' }),
    ...when(mayDo(asker, 'project', 'create'), {
      verb: 'duplicate',
      label: label('duplicate'),
      to,
      act: 'duplicate',
    }),
    ...auditOf(asker, 'project', projectId),
  ];
}

/** The act that opens a page about a customer, and what the page is about. */
interface CustomerAct extends New {
  noun: Noun;
}

const page = (verb: Verb, noun: Noun, name: string, to: string): CustomerAct => ({
  verb,
  noun,
  label: label(name),
  to,
});

function onCustomer(asker: Asker, { userId, role }: Of<'customers'>, to: string): CustomerAct[] {
  const isCustomer = role === 'user';
  const seesAudit = mayDo(asker, 'audit', 'list');
  const acts: [boolean, CustomerAct][] = [
    [mayDo(asker, 'customer', 'edit'), page('edit', 'customers', 'edit', `/customer/edit/${userId}`)],
    [isCustomer && mayDo(asker, 'wallet', 'list'), page('see', 'wallets', 'seeWallet', `${to}/wallet`)],
    [isCustomer, page('see', 'investments', 'seeInvestments', `${to}/investments`)],
    [
      isCustomer && mayDo(asker, 'ticket', 'create'),
      page('create', 'tickets', 'newTicket', `/ticket/new?userId=${userId}`),
    ],
    [
      isCustomer && mayDo(asker, 'wallet', 'create'),
      page('create', 'movements', 'newMovement', `/wallet/new?userId=${userId}`),
    ],
    [
      isCustomer && mayDo(asker, 'customer', 'govern'),
      { ...page('assign', 'customers', 'assign', to), act: 'assign' },
    ],
    [seesAudit, page('audit', 'customers', 'audit', listPath('/audit/', { personId: userId }))],
    [seesAudit, page('audit', 'customers', 'auditBy', listPath('/audit/', { userId }))],
  ];
  return acts.filter(([isOffered]) => isOffered).map(([, act]) => act);
}

/** What can be done with a found record by kind: the acts by the record and the address of its page. */
const actsOn = {
  customers: onCustomer,
  movements: onMovement,
  bankEntries: onBankEntry,
  bankAccounts: onBankAccount,
  verifications: onVerification,
  proposals: onProposal,
  projects: onProject,
  tickets: onTicket,
} as const;

export type ActedOn = keyof typeof actsOn;
export type FindOf = <K extends ActedOn>(kind: K, record: Of<K>) => Find;

/** All acts that this user may do on what was found. Only offers them: the page and the API check again. */
export function recordActs(asker: Asker, found: Found, findOf: FindOf): RecordAct[] {
  const ofKind = <K extends ActedOn>(kind: K): RecordAct[] => {
    const acts = actsOn[kind] as (asker: Asker, record: Of<K>, to: string) => (New & { noun?: Noun })[];
    return (found[kind] as Of<K>[]).flatMap((record) => {
      const of = findOf(kind, record);
      return acts(asker, record, of.to).map((act) => ({ noun: kind, ...act, of }));
    });
  };
  return (Object.keys(actsOn) as ActedOn[]).flatMap(ofKind);
}
