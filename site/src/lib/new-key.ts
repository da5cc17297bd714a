/** A key by which the API knows a request again; made so that it works without HTTPS too. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');
}
