/** What an amount would return in all if the target is met, after the platform's share of the gain. In cents. */
export function exampleReturn(
  amountCents: number,
  project: { targetProfitability: number; managerFee: number },
): { gainCents: number; feeCents: number; totalCents: number } {
  const gainCents = Math.round((amountCents * project.targetProfitability) / 10_000);
  const feeCents = Math.round((gainCents * project.managerFee) / 10_000);
  return { gainCents, feeCents, totalCents: amountCents + gainCents - feeCents };
}
