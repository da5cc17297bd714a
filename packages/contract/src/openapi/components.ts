import { z } from 'zod';
import type { Endpoint } from '../shared/endpoint.ts';
import { capitalised, componentNames } from './component-names.ts';
import { componentsIn, type Json, schemaOf } from './json-schema.ts';

const referenceTo = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

/** Collects the schemas of bodies and answers by name, so that operations can refer to them. */
export class Components {
  readonly schemas: Record<string, Json> = {};

  /** A reference to the schema. A schema without a name is named after its operation. */
  referTo(schema: z.ZodType, operation: string, use: 'Body' | 'Answer'): Json {
    Object.assign(this.schemas, componentsIn(schema));
    if (componentNames.has(schema)) return schemaOf(schema);
    const name = operation.split('.').map(capitalised).join('') + use;
    this.schemas[name] = schemaOf(schema);
    return referenceTo(name);
  }

  add(name: string, schema: Json): Json {
    this.schemas[name] = schema;
    return referenceTo(name);
  }

  sorted(): Record<string, Json> {
    return Object.fromEntries(
      Object.entries(this.schemas).toSorted(([one], [other]) => (one < other ? -1 : 1)),
    );
  }

  resolve(schema: Json): Json {
    if (typeof schema.$ref !== 'string') return schema;
    return { ...this.schemas[schema.$ref.split('/').at(-1) ?? ''], ...schema };
  }
}

/** The media types of the files in a body by field, as `multipart/form-data` declares them. */
export function fileTypesOf({ body }: Endpoint): Record<string, { contentType: string }> {
  if (!(body instanceof z.ZodObject)) return {};
  return Object.fromEntries(
    Object.entries(body.shape as Record<string, z.ZodType>).flatMap(([field, schema]) => {
      const types = /"contentMediaType":"([^"]+)"/g;
      const text = JSON.stringify(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }));
      const found = [...text.matchAll(types)].map(([, type]) => type);
      return found.length ? [[field, { contentType: found.join(', ') }]] : [];
    }),
  );
}
