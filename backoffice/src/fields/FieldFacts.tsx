import type { Field } from '@semilla/contract';
import type { ComponentType } from 'react';
import { Fact, Facts } from './Facts.tsx';
import { ValueField } from './ValueField.tsx';

interface FieldFactsProps {
  title: string;
  fields: readonly Field[];
  /** Replaces the default component of a field, by field name. */
  own?: Readonly<Record<string, ComponentType<{ source: string }> | undefined>>;
}

/** A group of fields of the record, each under its label. */
export function FieldFacts({ title, fields, own = {} }: FieldFactsProps) {
  return (
    <Facts title={title}>
      {fields.map((field) => {
        const Own = own[field.name];
        return (
          <Fact key={field.name} label={field.label}>
            {Own ? <Own source={field.name} /> : <ValueField field={field} />}
          </Fact>
        );
      })}
    </Facts>
  );
}
