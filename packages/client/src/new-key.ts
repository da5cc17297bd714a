/** Creates an idempotency key, without `crypto.randomUUID`, which browsers lack on pages without HTTPS. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');
}
