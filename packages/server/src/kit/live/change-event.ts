/** Tells live pages which resources a change touched, with the ids that decide who may be told. Contains no data. */
export interface ChangeEvent {
  /** Endpoint groups of the contract, such as `bankAccounts`; `*` for all. */
  topics: string[];
  /** The changed records, as far as known. */
  ids: string[];
  /** The users whose records changed. */
  userIds: string[];
  /** The projects that changed or that the changed records belong to. */
  projectIds: string[];
  /** Others who may be told: the author of the change, and staff who were responsible before it. */
  alsoIds: string[];
}
