import type { Client } from '@semilla/client';
import { v1 } from '@semilla/contract';
import { describe, expect, it } from 'vitest';
import { loadHome } from './load-home.ts';

const phaseNames = ['Draft', 'Next_Opening', 'Preinvestment', 'Investment', 'Closed'];

/** An API with the given number of projects per phase. Later projects are newer. */
function apiWith(counts: Record<string, number>): Client {
  const projects = Object.entries(counts)
    .flatMap(([phaseId, count]) => Array.from({ length: count }, (_, i) => ({ phaseId, i })))
    .map(({ phaseId, i }) => ({ name: `${phaseId} ${i}`, phaseId, createdAt: new Date(2026, 0, 1 + i) }));
  const call = async (
    endpoint: object,
    { query = {} }: { query?: { phaseId?: string; isSuspended?: boolean; take?: number } } = {},
  ) => {
    if (endpoint === v1.publicFigures.find) return { open: counts.Investment ?? 0 };
    if (endpoint === v1.phases.find) {
      return { data: phaseNames.map((name) => ({ name, phaseId: name })), total: phaseNames.length };
    }
    expect(endpoint).toBe(v1.projects.find);
    expect(query.isSuspended).toBe(false);
    const found = projects.filter(({ phaseId }) => phaseId === query.phaseId).toReversed();
    return { data: found.slice(0, query.take), total: found.length };
  };
  return call as never;
}

const shown = async (counts: Record<string, number>) => {
  const { areOpen, projects } = await loadHome(apiWith(counts));
  return { areOpen, names: projects.map(({ name }) => name) };
};

describe('the projects of the home page', () => {
  it('[R1][L21] are the newest open ones, without suspended ones', async () => {
    const { areOpen, names } = await shown({ Investment: 8, Next_Opening: 3 });
    expect(areOpen).toBe(true);
    expect(names).toEqual([7, 6, 5, 4, 3, 2].map((i) => `Investment ${i}`));
  });

  it('[R1] are the upcoming ones of both earlier phases if no project is open', async () => {
    const { areOpen, names } = await shown({ Next_Opening: 5, Preinvestment: 4, Closed: 9 });
    expect(areOpen).toBe(false);
    expect(names[0]).toBe('Next_Opening 4');
    expect(names.toSorted()).toEqual([
      ...[1, 2, 3, 4].map((i) => `Next_Opening ${i}`),
      ...[2, 3].map((i) => `Preinvestment ${i}`),
    ]);
  });

  it('[R1] are empty on a new platform', async () => {
    expect(await shown({})).toEqual({ areOpen: false, names: [] });
  });
});
