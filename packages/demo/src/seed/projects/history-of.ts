import type { PhaseName } from '@semilla/contract';
import { randomFor } from '@semilla/contract/testing';
import type { Calendar } from '../calendar.ts';
import type { DemoProject } from './project.ts';

export interface PassedPhase {
  phase: PhaseName;
  daysAgo: number;
  from: Date;
  to: Date | null;
}

export interface ProjectHistory {
  createdAt: Date;
  /** The time of the last change: the start of the current phase. */
  updatedAt: Date;
  phase: PhaseName;
  passed: PassedPhase[];
  dateStart: string | null;
  dateEnd: string | null;
  startedAt: string | null;
  preinvestorDateEnd: string | null;
}

function passedPhases({ url, history }: DemoProject, calendar: Calendar): PassedPhase[] {
  const random = randomFor(`history ${url}`);
  const starts = history.map(([phase], index) => {
    const daysAgo = history.slice(index).reduce((sum, [, days]) => sum + days, 0);
    return { phase, daysAgo, from: calendar.ago(daysAgo, random.integer(7, 14), random.integer(0, 59)) };
  });
  return starts.map((start, index) => ({ ...start, to: starts[index + 1]?.from ?? null }));
}

/** All dates of a project, computed from the length of its phases. */
export function historyOf(project: DemoProject, calendar: Calendar): ProjectHistory {
  const passed = passedPhases(project, calendar);
  const first = passed[0] as PassedPhase;
  const last = passed.at(-1) as PassedPhase;
  const { opensIn, fundingDays = 45, startsAfterFunding = 15 } = project.calendar ?? {};
  const daysAgoOf = (name: PhaseName) => passed.find(({ phase }) => phase === name)?.daysAgo;
  const opened = daysAgoOf('Investment');
  const opensOn = opened === undefined ? opensIn : -opened;
  const endsOn = opensOn === undefined ? undefined : opensOn + fundingDays;
  const financed = daysAgoOf('Financed') ?? daysAgoOf('Closed');
  const fundedOn = financed === undefined ? endsOn : -financed;
  const day = (days: number | undefined) => (days === undefined ? null : calendar.day(days));
  return {
    createdAt: first.from,
    updatedAt: last.from,
    phase: last.phase,
    passed,
    dateStart: day(opensOn),
    dateEnd: day(endsOn),
    startedAt: day(fundedOn === undefined ? undefined : fundedOn + startsAfterFunding),
    preinvestorDateEnd: project.terms.preinvestment
      ? day(opensOn === undefined ? undefined : opensOn - 1)
      : null,
  };
}
