import type { ComponentType } from 'react';
import type { RaRecord, TranslateFunction } from 'react-admin';

/** What work mode shows of the records of one queue. All parts find the record in react-admin's record context. */
export interface QueueParts {
  /** Whether the record still waits for a decision. */
  isWaiting: (record: RaRecord) => boolean;
  /** The heading of the record. */
  titleOf: (record: RaRecord, translate: TranslateFunction) => string;
  /** The page of the record outside work mode. */
  pathOf: (record: RaRecord) => string;
  /** The two lines of the record in the list on the left. */
  Line: ComponentType;
  /** In the middle: the document, or what a person reads to decide. */
  Document: ComponentType;
  /** On the right: the facts, compared line by line where there is something to compare. */
  Facts: ComponentType;
  /** The decision of the record's own page. */
  Decision: ComponentType;
}
