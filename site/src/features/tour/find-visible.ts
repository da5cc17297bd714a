/** The first element of a kind that can be seen. */
export function findVisible(selector: string): Element | undefined {
  return [...document.querySelectorAll(selector)].find((one) => one.getClientRects().length > 0);
}
