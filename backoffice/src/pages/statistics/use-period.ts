import { platformNow } from '@semilla/client';
import {
  addDays,
  addMonths,
  civilDateAt,
  countPeriods,
  id,
  type PeriodKind,
  periodKinds,
  summaryRange,
  summaryRangeProblem,
} from '@semilla/contract';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

export interface Period {
  groupBy: PeriodKind;
  fromDate: string;
  toDate: string;
  /** Limits the statistics to a project. */
  projectId?: string;
}

export const presets = ['month', 'quarter', 'thisYear', 'year', 'lastYear'] as const;
export type Preset = (typeof presets)[number];

/** The dates of a preset relative to today. */
export function periodOf(preset: Preset, today: string): Period {
  const january = `${today.slice(0, 4)}-01-01`;
  const lastJanuary = addMonths(january, -12);
  const byPreset: Record<Preset, Period> = {
    month: { groupBy: 'day', fromDate: addDays(today, -29), toDate: today },
    quarter: { groupBy: 'week', fromDate: addDays(today, -89), toDate: today },
    thisYear: { groupBy: 'month', fromDate: january, toDate: today },
    year: { groupBy: 'month', fromDate: addMonths(`${today.slice(0, 7)}-01`, -11), toDate: today },
    lastYear: { groupBy: 'month', fromDate: lastJanuary, toDate: addDays(january, -1) },
  };
  return byPreset[preset];
}

const monthsOf = { month: 1, quarter: 3, year: 12 };

const isLastOfMonth = (day: string) => addDays(day, 1).endsWith('-01');

/** The preceding period with the same number of groups, so that each group has a counterpart. */
export function before({ groupBy, fromDate, toDate, ...rest }: Period): Period {
  const groups = countPeriods(groupBy, fromDate, toDate);
  if (groupBy === 'day' || groupBy === 'week') {
    const days = groups * (groupBy === 'week' ? 7 : 1);
    return { groupBy, fromDate: addDays(fromDate, -days), toDate: addDays(toDate, -days), ...rest };
  }
  const months = -groups * monthsOf[groupBy];
  const to = isLastOfMonth(toDate)
    ? addDays(addMonths(addDays(toDate, 1), months), -1)
    : addMonths(toDate, months);
  return { groupBy, fromDate: addMonths(fromDate, months), toDate: to, ...rest };
}

const day = /^\d{4}-\d{2}-\d{2}$/;

/** Reads grouping, period, project and comparison from the address, and changes them. */
export function usePeriod() {
  const [params, setParams] = useSearchParams();
  const [today] = useState(() => civilDateAt(platformNow()));
  const usual = periodOf('year', today);
  const dayOf = (name: string) => {
    const value = params.get(name) ?? '';
    return day.test(value) ? value : undefined;
  };
  const range = {
    groupBy: periodKinds.find((kind) => kind === params.get('groupBy')) ?? usual.groupBy,
    fromDate: dayOf('from') ?? usual.fromDate,
    toDate: dayOf('to') ?? usual.toDate,
  };
  const { data: projectId } = id.safeParse(params.get('project'));
  const period: Period = { ...summaryRange(range, today), ...(projectId && { projectId }) };
  const isCompared = params.get('compare') === 'true';

  const change = (changes: Partial<Period & { isCompared: boolean }>) => {
    const next = { ...period, isCompared, ...changes };
    setParams({
      groupBy: next.groupBy,
      from: next.fromDate,
      to: next.toDate,
      ...(next.projectId && { project: next.projectId }),
      ...(next.isCompared && { compare: 'true' }),
    });
  };
  return { period, isCompared, today, problem: summaryRangeProblem(period), change };
}
