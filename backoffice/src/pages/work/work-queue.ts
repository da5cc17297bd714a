import type { ComponentType } from 'react';
import type { RaRecord, TranslateFunction } from 'react-admin';

/** The parts that work mode shows for the records of one queue. Each reads the record from react-admin's record context. */
export interface QueueParts {
  isWaiting: (record: RaRecord) => boolean;
  titleOf: (record: RaRecord, translate: TranslateFunction) => string;
  /** The record's page outside work mode. */
  pathOf: (record: RaRecord) => string;
  /** The record's two lines in the list on the left. */
  Line: ComponentType;
  /** Shown in the middle: the document, or what must be read to decide. */
  Document: ComponentType;
  /** Shown on the right: the facts, compared line by line if possible. */
  Facts: ComponentType;
  /** The decision form of the record's own page. */
  Decision: ComponentType;
}
