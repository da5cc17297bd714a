/**
 * Where a value has another form on the wire than in code: `hundredths` are `"12.50"` and 1250, an `instant` is ISO 8601 and a
 * Date, `text` is a number or a flag written out, `joined` a list with commas. Places not named have the same form in both.
 */
export type PlainForm =
  | 'hundredths'
  | 'instant'
  | 'text'
  | 'joined'
  | 'unsupported'
  | readonly [PlainForm]
  | { readonly [field: string]: PlainForm };

/** What a browser must know of an endpoint to call it, without the schemas that check it. */
export interface PlainEndpoint {
  readonly method: string;
  readonly path: string;
  readonly answerKind: string;
  readonly idempotency?: string;
  readonly answer?: PlainForm;
  readonly query?: PlainForm;
  readonly body?: PlainForm;
  readonly bodyKind?: 'json' | 'multipart';
  /** The fields of a multipart form that may be null. */
  readonly emptied?: readonly string[];
}
