import { v1 } from '@semilla/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { call } from '../../api/session.ts';
import { plainText } from '../../kit/text/plain-text.ts';
import { useSections } from '../menu/use-sections.ts';
import { readWish, type Verb, type Wish } from './act-words.ts';
import type { Find } from './recent-finds.ts';
import type { RecordAct } from './record-acts.ts';
import { useActFinds } from './use-act-finds.ts';
import { type FoundWithActs, useRecordFinds } from './use-record-finds.ts';
import { useTrailFinds } from './use-trail-finds.ts';
import { useViewFinds } from './use-view-finds.ts';

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

/** The records that the API finds. Without a text, or with one that is too short, nothing is asked for. */
function useFound(text: string | undefined, isWaiting = false) {
  return useQuery({
    queryKey: ['overview', 'search', text, isWaiting],
    queryFn: async ({ signal }): Promise<FoundWithActs> => {
      const query = { text: text ?? '', ...(isWaiting && { isWaiting }) };
      const [found, { recordActs }] = await Promise.all([
        call(v1.search.find, { query }, { signal }),
        import('./record-acts.ts'),
      ]);
      return { found, recordActs };
    },
    enabled: text !== undefined && text.length >= lengthMin,
    placeholderData: keepPreviousData,
    retry: false,
  });
}

/** These acts are due on what waits, which may be far down in the list of everything that the text finds. */
const onWaiting: readonly Verb[] = ['approve', 'reject', 'decide', 'answer', 'finish'];

const isWished = ({ verb, noun }: Wish, act: RecordAct): boolean =>
  (act.verb === verb || (verb === 'decide' && (act.verb === 'approve' || act.verb === 'reject'))) &&
  (noun === undefined || act.noun === noun);

/** An act without a noun would be offered on each customer: `nuevo` alone says nothing about them. */
const needsNoun: readonly Verb[] = ['create'];

/** What is to be done with a record. Undefined if the text names no act or no record. */
function readRecordWish(text: string): Wish | undefined {
  const wish = readWish(text);
  const { verb, noun, about } = wish;
  if (!verb || about.length < lengthMin) return undefined;
  return needsNoun.includes(verb) && !noun ? undefined : wish;
}

/** Whether the text names an act that is done with a record, but no record yet. */
function isUnfinished(text: string): boolean {
  const { verb, about } = readWish(text);
  return verb !== undefined && about.length < lengthMin;
}

/** The records for the text, or for its part that names a record, with the acts on them. */
function useRecords(text: string, debounced: string) {
  const translate = useTranslate();
  const wish = readRecordWish(debounced);
  const isOfWaiting = wish?.verb !== undefined && onWaiting.includes(wish.verb);
  const all = useFound(wish?.about ?? debounced);
  const waiting = useFound(isOfWaiting ? wish.about : undefined, true);
  const { findsOf, actsOf } = useRecordFinds();
  const isLongEnough = debounced.length >= lengthMin;
  const asFind = ({ label, to, act, of }: RecordAct): Find => ({
    kind: 'recordActs',
    label: translate(label, { what: of.label }),
    detail: of.detail,
    to,
    act,
    of,
  });
  const records = isLongEnough && all.data ? findsOf(all.data) : [];
  const acts = isLongEnough && all.data ? actsOf(all.data) : [];
  const wished = isOfWaiting ? (waiting.data ? actsOf(waiting.data) : []) : acts;
  const isOnlyOne = records.length === 1;
  const queries = isOfWaiting ? [all, waiting] : [all];
  return {
    isWish: wish !== undefined,
    records,
    acts: wish
      ? wished.filter((act) => isWished(wish, act)).map(asFind)
      : acts.filter(({ isDue }) => isDue || isOnlyOne).map(asFind),
    isSearching: text !== debounced || queries.some(({ isFetching }) => isFetching),
    error: isLongEnough ? (queries.find(({ error }) => error)?.error ?? null) : null,
    retry: () => void Promise.all(queries.map(({ refetch }) => refetch())),
  };
}

/**
 * Finds acts, sections, views and the audit trail immediately, and records after a pause in typing. A text that begins with an act
 * finds the acts on the records that the rest of it names.
 */
export function useFinds(typed: string) {
  const text = typed.trim();
  const debounced = useDebounced(text);
  const general = useActFinds(text);
  const trail = useTrailFinds(text);
  const sections = useSectionFinds(text);
  const views = useViewFinds(text);
  const { records, acts, isWish, ...searching } = useRecords(text, debounced);
  const wished = [...general, ...acts];
  return {
    finds:
      isWish && wished.length
        ? [...wished, ...trail]
        : [...general, ...sections, ...views, ...records, ...acts, ...trail],
    isTooShort: text.length > 0 && text.length < lengthMin,
    isUnfinished: isUnfinished(text),
    ...searching,
  };
}
