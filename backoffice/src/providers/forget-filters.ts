// The keys of react-admin's store for the filters, the order and the page of each list.
const ofList = /^RaStore.*\.listParams$/;

/** Forgets what was filtered for, such as names of customers. Chosen columns and the like stay. */
export function forgetFilters(): void {
  try {
    for (const key of Object.keys(localStorage)) if (ofList.test(key)) localStorage.removeItem(key);
  } catch {
    // Storage may be disabled; then nothing was stored.
  }
}
