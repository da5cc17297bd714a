import type { Act } from './acts-of-staff.ts';

interface Answer {
  statusCode: number;
  json?: () => { code?: string };
}

/** How often each act was carried out or proposed in a run, and its last refusal. */
export class Outcomes {
  private readonly counts = new Map<Act, number>();
  private readonly refusals = new Map<Act, string>();

  /** Returns whether the act was carried out or proposed. */
  note(act: Act, { statusCode, json }: Answer): boolean {
    const isGoing = statusCode < 400;
    if (isGoing) this.counts.set(act, this.countOf(act) + 1);
    else this.refusals.set(act, json?.().code ?? String(statusCode));
    return isGoing;
  }

  countOf(act: Act): number {
    return this.counts.get(act) ?? 0;
  }

  refusalOf(act: Act): string | undefined {
    return this.refusals.get(act);
  }
}
