/** `amount × part ÷ whole`, rounded half up. The product may exceed the safe integers. */
export function proportion(amount: number, part: number, whole: number): number {
  return Number((2n * BigInt(amount) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole)));
}

/** A percentage of an amount, rounded half up to the cent. */
export function percentOf(amountCents: number, hundredths: number): number {
  return proportion(amountCents, hundredths, 10_000);
}
