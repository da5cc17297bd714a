/** A record in the wire format: amounts `"1500.00"`, percentages `"8.50"`, moments as ISO texts. */
export type Wire<S extends { _zod: { input: unknown } }> = S['_zod']['input'] & { id: string };
