import { platformNow } from '@semilla/client';
import {
  addMonths,
  type BusinessRange,
  businessRange,
  businessRangeProblem,
  civilDateAt,
} from '@semilla/contract';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

export const presets = ['thisYear', 'year', 'twoYears', 'threeYears'] as const;
export type Preset = (typeof presets)[number];

const months = { year: 12, twoYears: 24, threeYears: 36 };

/** The days of a preset relative to today: whole months up to this one. */
export function rangeOf(preset: Preset, today: string): BusinessRange {
  if (preset === 'thisYear') return { fromDate: `${today.slice(0, 4)}-01-01`, toDate: today };
  return { fromDate: addMonths(`${today.slice(0, 7)}-01`, 1 - months[preset]), toDate: today };
}

const day = /^\d{4}-\d{2}-\d{2}$/;

/** Reads the days from the address, and changes them. */
export function useRange() {
  const [params, setParams] = useSearchParams();
  const [today] = useState(() => civilDateAt(platformNow()));
  const dayOf = (name: string) => {
    const value = params.get(name) ?? '';
    return day.test(value) ? value : undefined;
  };
  const range = businessRange({ fromDate: dayOf('from'), toDate: dayOf('to') }, today);
  const change = (changes: Partial<BusinessRange>) => {
    const next = { ...range, ...changes };
    setParams({ from: next.fromDate, to: next.toDate });
  };
  return { range, today, problem: businessRangeProblem(range), change };
}
