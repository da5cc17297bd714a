import { type Found, v1 } from '@semilla/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { call } from '../../providers/session.ts';
import { useSections } from '../menu/use-sections.ts';
import { plainText } from './plain-text.ts';
import type { Find } from './recent-finds.ts';

const pauseMs = 180;
const lengthMin = 2;

/** What was typed, once there is a pause. */
function useAfterPause(text: string): string {
  const [settled, settle] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => settle(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
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
  return ({ customers, projects, tickets }: Found): Find[] => [
    ...customers.map(({ userId, name, email }): Find => {
      return { kind: 'customers', to: `/customer/${userId}`, label: name, detail: email };
    }),
    ...projects.map(({ projectId, name, phaseName }): Find => {
      const detail = translate(`project.phases.${phaseName}`);
      return { kind: 'projects', to: `/project/${projectId}`, label: name, detail };
    }),
    ...tickets.map(({ ticketId, title, userName }): Find => {
      return { kind: 'tickets', to: `/ticket/${ticketId}`, label: title, detail: userName };
    }),
  ];
}

/** What is found for a text: sections of the backoffice at once, records after a pause. */
export function useFinds(typed: string) {
  const text = typed.trim();
  const settled = useAfterPause(text);
  const isWanted = settled.length >= lengthMin;
  const sections = useSectionFinds(text);
  const asFinds = useRecordFinds();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['overview', 'search', settled],
    queryFn: ({ signal }) => call(v1.search.find, { query: { text: settled } }, { signal }),
    enabled: isWanted,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return {
    finds: [...sections, ...(isWanted && data ? asFinds(data) : [])],
    isSearching: text !== settled || isFetching,
    isTooShort: text.length > 0 && text.length < lengthMin,
    error: isWanted ? error : null,
    retry: () => void refetch(),
  };
}
