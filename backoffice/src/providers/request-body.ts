import { type Endpoint, takesNull } from '@semilla/contract';
import { withoutBlanks } from './changes.ts';

type Values = Record<string, unknown>;

function knownFields(endpoint: Endpoint): string[] | undefined {
  const { body } = endpoint;
  return body && 'shape' in body ? Object.keys(body.shape as object) : undefined;
}

/** The fields that the endpoint accepts. */
export function fieldsFor(endpoint: Endpoint, data: Values): Values {
  const known = knownFields(endpoint) ?? Object.keys(data);
  return withoutBlanks(
    Object.fromEntries(known.filter((key) => data[key] !== undefined).map((key) => [key, data[key]])),
  );
}

function formOf(endpoint: Endpoint, fields: Values): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) {
    // Several files share one field name.
    for (const one of [value].flat()) {
      if (one instanceof Blob) form.append(key, one);
      else if (one !== null) form.append(key, String(one));
      else if (takesNull(endpoint, key)) form.append(key, '');
    }
  }
  return form;
}

/** The body of a request, as JSON or multipart form. */
export function bodyFor(endpoint: Endpoint, data: Values): BodyInit {
  const fields = fieldsFor(endpoint, data);
  return endpoint.bodyKind === 'multipart' ? formOf(endpoint, fields) : JSON.stringify(fields);
}
