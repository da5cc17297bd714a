/** Remembers whether there is a promotion, so that the next page reserves space for it or does not. */
export function storePromotionHint(isPromoted: boolean): void {
  try {
    if (isPromoted) localStorage.removeItem('promotion');
    else localStorage.setItem('promotion', 'none');
  } catch {
    // Without storage the space is reserved.
  }
}
