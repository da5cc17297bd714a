import type { Field } from '@semilla/contract';
import type { ComponentType } from 'react';
import { Fact, Facts } from './Facts.tsx';
import { ValueField } from './ValueField.tsx';

interface FieldFactsProps {
  title: string;
  fields: readonly Field[];
  /** What shows a field that its kind does not show well enough, by its name. */
  own?: Readonly<Record<string, ComponentType<{ source: string }> | undefined>>;
}

/** Fields of the record that belong together. */
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
