import { platformNow } from '@semilla/client';
import { addDays, civilDateAt, endingSoonDays } from '@semilla/contract';
import { formatDate, formatMoney, formatPercent } from '@semilla/format';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { listPath } from '../../../api/list-path.ts';
import { useAsker, useMay } from '../../../api/use-may.ts';
import { signedAmount } from '../../../records/bank-entries/signed-amount.ts';
import { ago, type ItemOf, useLines } from './use-lines.tsx';
import type { WaitingLine } from './WaitingCard.tsx';

/** Limits a list of projects to those that a manager looks after. */
function useOwnProjects() {
  const asker = useAsker();
  return asker?.role === 'operator' ? { managerId: asker.userId } : {};
}

const oldestFirst = { field: 'createdAt', order: 'ASC' } as const;
/** For records that may be sent in again: they wait since then. */
const longestUnchanged = { field: 'updatedAt', order: 'ASC' } as const;

export function useTransactionLines() {
  const translate = useTranslate();
  const lines = useLines('transactions', ({ transactionId, userName, type, amount, createdAt }) => ({
    to: `/wallet/${transactionId}`,
    label: userName,
    detail: (
      <>
        {translate(`wallet.types.${type}`)} · {ago(createdAt)}
      </>
    ),
    aside: formatMoney(amount),
  }));
  return { lines, to: listPath('/wallet/', { status: 'pending' }, oldestFirst) };
}

export function useVerificationLines() {
  const translate = useTranslate();
  const lines = useLines('verifications', ({ verificationId, userName, attempt, updatedAt }) => ({
    to: `/verification/${verificationId}`,
    label: userName,
    detail: (
      <>
        {translate('overview.home.attempt', { attempt })} · {ago(updatedAt)}
      </>
    ),
  }));
  return { lines, to: listPath('/verification/', { status: 'Completed' }, longestUnchanged) };
}

const lineOfAccount = ({
  bankAccountId,
  userName,
  alias,
  updatedAt,
}: ItemOf<'bankAccounts'>): WaitingLine => ({
  to: `/bank-account/${bankAccountId}`,
  label: userName,
  detail: (
    <>
      {alias} · {ago(updatedAt)}
    </>
  ),
});

export function useBankAccountLines() {
  const lines = useLines('bankAccounts', lineOfAccount);
  return { lines, to: listPath('/bank-account/', { state: 'pending' }, longestUnchanged) };
}

/** Requests to become another kind of investor. */
export function useInvestorKindLines() {
  const translate = useTranslate();
  const lines = useLines('investorKinds', ({ investorKindId, userName, kind, createdAt }) => ({
    to: `/investor-kinds/${investorKindId}`,
    label: userName,
    detail: (
      <>
        {translate(`investor.kinds.${kind}`)} · {ago(createdAt)}
      </>
    ),
  }));
  return { lines, to: listPath('/investor-kinds/', { state: 'pending' }, oldestFirst) };
}

const lineOfEntry = (entry: ItemOf<'bankEntries'>): WaitingLine => ({
  to: `/bank/${entry.bankEntryId}`,
  label: entry.counterpartyName ?? entry.text,
  detail: formatDate(entry.bookedOn),
  aside: formatMoney(signedAmount(entry)),
});

export function useBankEntryLines() {
  const lines = useLines('bankEntries', lineOfEntry);
  const sort = { field: 'bookedOn', order: 'ASC' } as const;
  return { lines, to: listPath('/bank/', { state: 'waiting' }, sort) };
}

const lineOfTicket = ({ ticketId, title, userName, updatedAt }: ItemOf<'tickets'>): WaitingLine => ({
  to: `/ticket/${ticketId}`,
  label: title,
  detail: (
    <>
      {userName} · {ago(updatedAt)}
    </>
  ),
});

export function useTicketLines() {
  const lines = useLines('tickets', lineOfTicket);
  const sort = { field: 'turn', order: 'ASC' } as const;
  return { lines, to: listPath('/ticket/', { awaitsAnswer: true }, sort) };
}

/** Complaints with a past or near deadline. */
export function useComplaintLines() {
  const translate = useTranslate();
  const lines = useLines('complaints', ({ complaintId, reference, name, concerning, deadline, isLate }) => ({
    to: `/complaint/${complaintId}`,
    label: `${reference} · ${name}`,
    detail: isLate ? `${translate('support.complaints.backoffice.late')} · ${concerning}` : concerning,
    aside: formatDate(deadline),
    isLate,
  }));
  return { lines, to: listPath('/complaint/', { isDue: true }, { field: 'deadline', order: 'ASC' }) };
}

/** Proposals that wait for this administrator. */
export function useApprovalLines() {
  const translate = useTranslate();
  const lines = useLines('approvals', ({ proposalId, act, subjectName, proposedByName, createdAt }) => ({
    to: `/approvals/${proposalId}`,
    label: `${translate(`approvals.acts.${act}`)} · ${subjectName}`,
    detail: (
      <>
        {proposedByName} · {ago(createdAt)}
      </>
    ),
  }));
  return { lines, to: listPath('/approvals/', { isForMe: true }, oldestFirst) };
}

const lineOfMail = ({
  undeliveredMailId,
  subject,
  userName,
  recipient,
  failedAt,
}: ItemOf<'mails'>): WaitingLine => ({
  to: `/mail/${undeliveredMailId}`,
  label: subject,
  detail: (
    <>
      {userName ?? recipient} · {ago(failedAt)}
    </>
  ),
});

/** Undelivered mails. */
export function useMailLines() {
  const lines = useLines('mails', lineOfMail);
  const sort = { field: 'failedAt', order: 'DESC' } as const;
  return { lines, to: listPath('/mail/', { state: 'undelivered' }, sort) };
}

const lineOfQuestion = ({
  projectQuestionId,
  question,
  projectName,
  askedAt,
}: ItemOf<'questions'>): WaitingLine => ({
  to: `/project-question/${projectQuestionId}`,
  label: question,
  detail: (
    <>
      {projectName} · {ago(askedAt)}
    </>
  ),
});

/** Questions about projects. */
export function useQuestionLines() {
  const lines = useLines('questions', lineOfQuestion);
  const sort = { field: 'askedAt', order: 'ASC' } as const;
  return { lines, to: listPath('/project-question/', { state: 'Waiting' }, sort) };
}

const lineOfOwner = ({ ownerId, legalName, taxId }: ItemOf<'ownerTies'>): WaitingLine => ({
  to: `/owners/${ownerId}`,
  label: legalName,
  detail: taxId,
});

/** Owners with ties and an open offer. */
export function useOwnerLines() {
  const lines = useLines('ownerTies', lineOfOwner);
  const sort = { field: 'legalName', order: 'ASC' } as const;
  return { lines, to: listPath('/owners/', { hasTiesInOffer: true }, sort) };
}

/** Loans whose promoters are late, or whose money is to be distributed or paid out. */
export function useLoanLines() {
  const translate = useTranslate();
  const own = useOwnProjects();
  const lines = useLines('loans', ({ projectId, projectName, task, amount, dueOn, daysLate }) => ({
    to: task === 'late' ? `/project/${projectId}` : `/project/${projectId}/movements`,
    label: projectName,
    detail: translate(`overview.home.loanTasks.${task}`, {
      smart_count: daysLate,
      date: formatDate(dueOn),
    }),
    aside: formatMoney(amount),
    isLate: task === 'late',
  }));
  return { lines, to: listPath('/project/', { hasLoanTask: true, ...own }) };
}

/** Approved payment files that are to be taken to the bank. */
export function usePaymentFileLines() {
  const translate = useTranslate();
  const lines = useLines('paymentFiles', ({ paymentFileId, number, payments, total, approvedAt }) => ({
    to: `/bank/payment-files/${paymentFileId}`,
    label: translate('payment.files.named', { number }),
    detail: (
      <>
        {translate('overview.home.payments', { smart_count: payments })} · {approvedAt && ago(approvedAt)}
      </>
    ),
    aside: formatMoney(total),
  }));
  return {
    lines,
    to: listPath('/bank/payment-files', { state: 'approved' }, { field: 'number', order: 'ASC' }),
  };
}

/** Drafts that managers sent for review. */
export function useReviewLines() {
  const translate = useTranslate();
  const lines = useLines('reviews', ({ projectId, name, sentByName, sentAt }) => ({
    to: `/project/${projectId}`,
    label: name,
    detail: (
      <>
        {translate('overview.home.reviewOf', { name: sentByName })} · {ago(sentAt)}
      </>
    ),
  }));
  return { lines, to: listPath('/project/', { isInReview: true }, oldestFirst) };
}

/**
 * Offers that end soon or are suspended. Users who may open and allocate also see finished preinvestments and wishes to allocate.
 * Managers see only their own projects.
 */
export function useProjectLines() {
  const own = useOwnProjects();
  const mayOpen = useMay('project', 'changePhase');
  const mayAllocate = useMay('project', 'allocate');
  const translate = useTranslate();
  const whyOf = (project: ItemOf<'projects'>) => {
    const { suspendedUntil, phaseName, wishNumber, preinvestorDateEnd, percentageInvested } = project;
    if (suspendedUntil) return translate('overview.home.suspended');
    const isOver = !preinvestorDateEnd || preinvestorDateEnd < civilDateAt(platformNow());
    if (mayOpen && isOver && phaseName === 'Preinvestment') return translate('overview.home.toOpen');
    return mayAllocate && wishNumber && isOver
      ? translate('overview.home.toAllocate')
      : formatPercent(percentageInvested);
  };
  const lines = useLines('projects', (project) => ({
    to: `/project/${project.projectId}`,
    label: project.name,
    detail: whyOf(project),
    aside: formatDate(project.suspendedUntil ?? project.dateEnd),
  }));
  const [soon] = useState(() => addDays(civilDateAt(platformNow()), endingSoonDays));
  const sort = { field: 'dateEnd', order: 'ASC' } as const;
  return {
    lines,
    to: listPath('/project/', { attentionBy: soon, ...own }, sort),
    toAllocations: listPath('/project/', { ...own, isToAllocate: true }, sort),
    toSuspensions: listPath('/project/', { ...own, isSuspended: true }, sort),
  };
}
