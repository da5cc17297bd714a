import { platformNow } from '@semilla/client';
import {
  addDays,
  type BankAccount,
  type BankEntry,
  type Complaint,
  civilDateAt,
  endingSoonDays,
  type InvestorKindRecord,
  type Owner,
  type Project,
  type Proposal,
  type Ticket,
  type Transaction,
  type UndeliveredMail,
  type Verification,
  v1,
} from '@semilla/contract';
import { formatDate, formatMoney, formatPercent } from '@semilla/format';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { RelativeTimeField } from '../../fields/RelativeTimeField.tsx';
import { listPath } from '../../providers/list-path.ts';
import { call } from '../../providers/session.ts';
import { useAsker, useMay } from '../../providers/use-may.ts';
import type { WaitingLine } from './WaitingCard.tsx';

const take = 3;

export function useLines(
  name: string,
  find: (signal: AbortSignal) => Promise<WaitingLine[]>,
  more: { key?: unknown; enabled?: boolean } = {},
) {
  return useQuery({
    queryKey: ['overview', 'home', name, more.key],
    queryFn: ({ signal }) => find(signal),
    enabled: more.enabled ?? true,
    retry: false,
  });
}

export const ago = (at: Date) => <RelativeTimeField at={at.toISOString()} />;

export const oldestFirst = { take, orderSide: 'asc' } as const;

export function useTransactionLines(enabled: boolean) {
  const translate = useTranslate();
  const lineOf = ({ transactionId, userName, type, amount, createdAt }: Transaction): WaitingLine => ({
    to: `/wallet/${transactionId}`,
    label: userName,
    detail: (
      <>
        {translate(`wallet.types.${type}`)} · {ago(createdAt)}
      </>
    ),
    aside: formatMoney(amount),
  });
  const query = { ...oldestFirst, status: 'pending', orderBy: 'createdAt' } as const;
  const lines = useLines(
    'transactions',
    async (signal) => (await call(v1.transactions.find, { query }, { signal })).data.map(lineOf),
    { enabled },
  );
  return { lines, to: listPath('/wallet/', { status: 'pending' }, { field: 'createdAt', order: 'ASC' }) };
}

export function useVerificationLines(enabled: boolean) {
  const translate = useTranslate();
  const lineOf = ({ verificationId, userName, attempt, updatedAt }: Verification): WaitingLine => ({
    to: `/verification/${verificationId}`,
    label: userName,
    detail: (
      <>
        {translate('overview.home.attempt', { attempt })} · {ago(updatedAt)}
      </>
    ),
  });
  const query = { ...oldestFirst, status: 'Completed', orderBy: 'updatedAt' } as const;
  const lines = useLines(
    'verifications',
    async (signal) => (await call(v1.verifications.find, { query }, { signal })).data.map(lineOf),
    { enabled },
  );
  const sort = { field: 'updatedAt', order: 'ASC' } as const;
  return { lines, to: listPath('/verification/', { status: 'Completed' }, sort) };
}

const lineOfAccount = ({ bankAccountId, userName, alias, createdAt }: BankAccount): WaitingLine => ({
  to: `/bank-account/${bankAccountId}`,
  label: userName,
  detail: (
    <>
      {alias} · {ago(createdAt)}
    </>
  ),
});

export function useBankAccountLines(enabled: boolean) {
  const query = { ...oldestFirst, state: 'pending', orderBy: 'createdAt' } as const;
  const lines = useLines(
    'bankAccounts',
    async (signal) => (await call(v1.bankAccounts.find, { query }, { signal })).data.map(lineOfAccount),
    { enabled },
  );
  const sort = { field: 'createdAt', order: 'ASC' } as const;
  return { lines, to: listPath('/bank-account/', { state: 'pending' }, sort) };
}

/** Requests to become another kind of investor. Not requested if the count is zero. */
export function useInvestorKindLines(count: number) {
  const translate = useTranslate();
  const lineOf = ({ investorKindId, userName, kind, createdAt }: InvestorKindRecord): WaitingLine => ({
    to: `/investor-kinds/${investorKindId}`,
    label: userName,
    detail: (
      <>
        {translate(`investor.kinds.${kind}`)} · {ago(createdAt)}
      </>
    ),
  });
  const query = { ...oldestFirst, state: 'pending', orderBy: 'createdAt' } as const;
  const lines = useLines(
    'investorKinds',
    async (signal) => (await call(v1.investorKinds.find, { query }, { signal })).data.map(lineOf),
    { key: count, enabled: count > 0 },
  );
  const sort = { field: 'createdAt', order: 'ASC' } as const;
  return { lines, to: listPath('/investor-kinds/', { state: 'pending' }, sort) };
}

const lineOfEntry = ({ bankEntryId, counterpartyName, text, amount, bookedOn }: BankEntry): WaitingLine => ({
  to: `/bank/${bankEntryId}`,
  label: counterpartyName ?? text,
  detail: formatDate(bookedOn),
  aside: formatMoney(amount),
});

export function useBankEntryLines(count: number) {
  const query = { ...oldestFirst, state: 'waiting', orderBy: 'bookedOn' } as const;
  const lines = useLines(
    'bankEntries',
    async (signal) => (await call(v1.bankEntries.find, { query }, { signal })).data.map(lineOfEntry),
    { enabled: count > 0 },
  );
  const sort = { field: 'bookedOn', order: 'ASC' } as const;
  return { lines, to: listPath('/bank/', { state: 'waiting' }, sort) };
}

const lineOfTicket = ({ ticketId, title, userName, updatedAt }: Ticket): WaitingLine => ({
  to: `/ticket/${ticketId}`,
  label: title,
  detail: (
    <>
      {userName} · {ago(updatedAt)}
    </>
  ),
});

export function useTicketLines() {
  const query = { ...oldestFirst, read: false, orderBy: 'updatedAt' } as const;
  const lines = useLines('tickets', async (signal) =>
    (await call(v1.tickets.find, { query }, { signal })).data.map(lineOfTicket),
  );
  const sort = { field: 'updatedAt', order: 'ASC' } as const;
  return { lines, to: listPath('/ticket/', { read: false }, sort) };
}

const lineOfComplaint = ({ complaintId, reference, name, concerning, deadline }: Complaint): WaitingLine => ({
  to: `/complaint/${complaintId}`,
  label: `${reference} · ${name}`,
  detail: concerning,
  aside: formatDate(deadline),
});

/** Complaints with a past or near deadline. Not requested if the count is zero. */
export function useComplaintLines(count: number) {
  const query = { ...oldestFirst, isDue: true, orderBy: 'deadline' } as const;
  const lines = useLines(
    'complaints',
    async (signal) => (await call(v1.complaints.find, { query }, { signal })).data.map(lineOfComplaint),
    { key: count, enabled: count > 0 },
  );
  return { lines, to: listPath('/complaint/', { isDue: true }, { field: 'deadline', order: 'ASC' }) };
}

const lineOfMail = ({
  undeliveredMailId,
  subject,
  userName,
  recipient,
  failedAt,
}: UndeliveredMail): WaitingLine => ({
  to: `/mail/${undeliveredMailId}`,
  label: subject,
  detail: (
    <>
      {userName ?? recipient} · {ago(failedAt)}
    </>
  ),
});

/** Proposals that wait for this administrator. Not requested if the count is zero. */
export function useApprovalLines(count: number) {
  const translate = useTranslate();
  const lineOf = ({ proposalId, act, subjectName, proposedByName, createdAt }: Proposal): WaitingLine => ({
    to: `/approvals/${proposalId}`,
    label: `${translate(`approvals.acts.${act}`)} · ${subjectName}`,
    detail: (
      <>
        {proposedByName} · {ago(createdAt)}
      </>
    ),
  });
  const query = { ...oldestFirst, isForMe: true, orderBy: 'createdAt' } as const;
  const lines = useLines(
    'approvals',
    async (signal) => (await call(v1.approvals.find, { query }, { signal })).data.map(lineOf),
    { key: count, enabled: count > 0 },
  );
  return { lines, to: listPath('/approvals/', { isForMe: true }, { field: 'createdAt', order: 'ASC' }) };
}

/** Undelivered mails. Not requested if the count is zero. */
export function useMailLines(count: number) {
  const query = { take, orderSide: 'desc', state: 'undelivered', orderBy: 'failedAt' } as const;
  const lines = useLines(
    'mails',
    async (signal) => (await call(v1.undeliveredMails.find, { query }, { signal })).data.map(lineOfMail),
    { key: count, enabled: count > 0 },
  );
  const sort = { field: 'failedAt', order: 'DESC' } as const;
  return { lines, to: listPath('/mail/', { state: 'undelivered' }, sort) };
}

const lineOfOwner = ({ ownerId, legalName, taxId }: Owner): WaitingLine => ({
  to: `/owners/${ownerId}`,
  label: legalName,
  detail: taxId,
});

/** Owners with ties and an open offer. Not requested if the count is zero. */
export function useOwnerLines(count: number) {
  const query = { take, hasTiesInOffer: true, orderBy: 'legalName' } as const;
  const lines = useLines(
    'ownerTies',
    async (signal) => (await call(v1.owners.find, { query }, { signal })).data.map(lineOfOwner),
    { key: count, enabled: count > 0 },
  );
  const sort = { field: 'legalName', order: 'ASC' } as const;
  return { lines, to: listPath('/owners/', { hasTiesInOffer: true }, sort) };
}

/**
 * Offers that end soon or are suspended. Users who may open and allocate also see finished preinvestments and wishes to allocate.
 * Managers see only their own projects.
 */
export function useProjectLines() {
  const asker = useAsker();
  const mayOpen = useMay('project', 'changePhase');
  const mayAllocate = useMay('project', 'allocate');
  const translate = useTranslate();
  const whyOf = (project: Project) => {
    const { suspendedUntil, phaseName, wishNumber, preinvestorDateEnd, percentageInvested } = project;
    if (suspendedUntil) return translate('overview.home.suspended');
    const isOver = !preinvestorDateEnd || preinvestorDateEnd < civilDateAt(platformNow());
    if (mayOpen && isOver && phaseName === 'Preinvestment') return translate('overview.home.toOpen');
    return mayAllocate && wishNumber && isOver
      ? translate('overview.home.toAllocate')
      : formatPercent(percentageInvested);
  };
  const lineOf = (project: Project): WaitingLine => ({
    to: `/project/${project.projectId}`,
    label: project.name,
    detail: whyOf(project),
    aside: formatDate(project.suspendedUntil ?? project.dateEnd),
  });
  const [soon] = useState(() => addDays(civilDateAt(platformNow()), endingSoonDays));
  const filter = {
    attentionBy: soon,
    ...(asker?.role === 'operator' && { managerId: asker.userId }),
  };
  const query = { ...filter, ...oldestFirst, orderBy: 'dateEnd' } as const;
  const lines = useLines(
    'projects',
    async (signal) => (await call(v1.projects.find, { query }, { signal })).data.map(lineOf),
    { key: [filter, mayOpen, mayAllocate], enabled: Boolean(asker) },
  );
  const sort = { field: 'dateEnd', order: 'ASC' } as const;
  const { attentionBy: _, ...own } = filter;
  return {
    lines,
    to: listPath('/project/', filter, sort),
    toAllocations: listPath('/project/', { ...own, isToAllocate: true }, sort),
    toSuspensions: listPath('/project/', { ...own, isSuspended: true }, sort),
  };
}
