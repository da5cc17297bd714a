import { type Found, v1 } from '@semilla/contract';
import { formatDate, formatMoney } from '@semilla/format';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { call } from '../../providers/session.ts';
import { useSections } from '../menu/use-sections.ts';
import { plainText } from './plain-text.ts';
import type { Find } from './recent-finds.ts';
import { useActFinds, useTrailFinds } from './use-act-finds.ts';

const pauseMs = 180;
const lengthMin = 2;

/** The typed text, debounced. */
function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}

function useSectionFinds(text: string): Find[] {
  const sections = useSections();
  if (!text) return [];
  return sections
    .filter(({ label }) => plainText(label).includes(plainText(text)))
    .map(({ label, to }) => ({ kind: 'sections', label, to }));
}

function useRecordFinds() {
  const translate = useTranslate();
  return ({
    customers,
    movements,
    bankEntries,
    bankAccounts,
    projects,
    promotions,
    tickets,
  }: Found): Find[] => [
    ...customers.map(({ userId, name, email }): Find => {
      return { kind: 'customers', to: `/customer/${userId}`, label: name, detail: email };
    }),
    ...movements.map(({ transactionId, userName, type, amount }): Find => {
      const label = `${translate(`wallet.types.${type}`)}: ${formatMoney(amount)}`;
      return { kind: 'movements', to: `/wallet/${transactionId}`, label, detail: userName };
    }),
    ...bankEntries.map(({ bankEntryId, bookedOn, side, amount, counterpartyName }): Find => {
      const label = `${translate(`payment.entrySides.${side}`)}: ${formatMoney(amount)}`;
      const detail = [formatDate(bookedOn), counterpartyName].filter(Boolean).join(' · ');
      return { kind: 'bankEntries', to: `/bank/${bankEntryId}`, label, detail };
    }),
    ...bankAccounts.map(({ bankAccountId, userName, account }): Find => {
      return { kind: 'bankAccounts', to: `/bank-account/${bankAccountId}`, label: account, detail: userName };
    }),
    ...projects.map(({ projectId, name, phaseName }): Find => {
      const detail = translate(`project.phases.${phaseName}`);
      return { kind: 'projects', to: `/project/${projectId}`, label: name, detail };
    }),
    ...promotions.map(({ promotionId, title, active }): Find => {
      const detail = active ? translate('promotion.backoffice.stages.active') : undefined;
      return { kind: 'promotions', to: `/marketing/edit/${promotionId}`, label: title, detail };
    }),
    ...tickets.map(({ ticketId, title, userName }): Find => {
      return { kind: 'tickets', to: `/ticket/${ticketId}`, label: title, detail: userName };
    }),
  ];
}

/** Finds actions, sections and the trail of an id immediately, and records after a pause in typing. */
export function useFinds(typed: string) {
  const text = typed.trim();
  const debounced = useDebounced(text);
  const isLongEnough = debounced.length >= lengthMin;
  const acts = useActFinds(text);
  const trail = useTrailFinds(text);
  const sections = useSectionFinds(text);
  const asFinds = useRecordFinds();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['overview', 'search', debounced],
    queryFn: ({ signal }) => call(v1.search.find, { query: { text: debounced } }, { signal }),
    enabled: isLongEnough,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return {
    finds: [...acts, ...sections, ...(isLongEnough && data ? asFinds(data) : []), ...trail],
    isSearching: text !== debounced || isFetching,
    isTooShort: text.length > 0 && text.length < lengthMin,
    error: isLongEnough ? error : null,
    retry: () => void refetch(),
  };
}
