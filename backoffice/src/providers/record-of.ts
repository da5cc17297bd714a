/** A record as screens have it: as the contract decodes it, with the `id` that react-admin wants. */
export type RecordOf<S extends { _zod: { output: unknown } }> = S['_zod']['output'] & { id: string };
