import type { DemoProject } from './project.ts';

// Until the demo's customers place orders: what each project has raised, and from how many people.
const raised: Record<string, [euros: number, investors: number]> = {};

/** The counters of a project, to be replaced by what its orders add up to. */
export function fundingOf({ url }: DemoProject): { amountInvestedCents: number; investorNumber: number } {
  const [euros, investors] = raised[url] ?? [0, 0];
  return { amountInvestedCents: euros * 100, investorNumber: investors };
}
