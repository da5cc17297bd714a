/** What one change tells live pages: which resources changed, and what decides who may hear of it. No data. */
export interface ChangeEvent {
  /** Groups of the contract, such as `bankAccounts`; `*` for all. */
  topics: string[];
  /** The changed records, as far as they are known. */
  ids: string[];
  /** The users whose records changed. */
  userIds: string[];
  /** The projects that changed, or to which the changed records belong. */
  projectIds: string[];
  /** Others who may hear of it: who made the change, and staff who were responsible before it. */
  alsoIds: string[];
}
