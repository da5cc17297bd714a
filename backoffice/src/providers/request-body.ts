import { type Endpoint, takesNull } from '@semilla/contract';
import { withoutBlanks } from './changes.ts';

type Values = Record<string, unknown>;

function knownFields(endpoint: Endpoint): string[] | undefined {
  const { body } = endpoint;
  return body && 'shape' in body ? Object.keys(body.shape as object) : undefined;
}

/** Only what the endpoint knows. */
export function fieldsFor(endpoint: Endpoint, data: Values): Values {
  const known = knownFields(endpoint) ?? Object.keys(data);
  return withoutBlanks(
    Object.fromEntries(known.filter((key) => data[key] !== undefined).map((key) => [key, data[key]])),
  );
}

function formOf(endpoint: Endpoint, fields: Values): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) {
    // Several files go under one name.
    for (const one of [value].flat()) {
      if (one instanceof Blob) form.append(key, one);
      else if (one !== null) form.append(key, String(one));
      else if (takesNull(endpoint, key)) form.append(key, '');
    }
  }
  return form;
}

/** The body of a request in the endpoint's own kind. */
export function bodyFor(endpoint: Endpoint, data: Values): BodyInit {
  const fields = fieldsFor(endpoint, data);
  return endpoint.bodyKind === 'multipart' ? formOf(endpoint, fields) : JSON.stringify(fields);
}
