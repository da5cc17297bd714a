import type { Field } from '@semilla/contract';
import type { ComponentType } from 'react';
import { Fact, Facts } from './Facts.tsx';
import { ValueField } from './ValueField.tsx';

interface FieldFactsProps {
  title: string;
  fields: readonly Field[];
  /** Replaces the default component of a field, by field name. */
  own?: Readonly<Record<string, ComponentType<{ source: string }> | undefined>>;
  /** Gives each field a row of its own, for long texts. */
  areWide?: boolean;
}

/** A group of fields of the record, each under its label. */
export function FieldFacts({ title, fields, own = {}, areWide = false }: FieldFactsProps) {
  return (
    <Facts title={title}>
      {fields.map((field) => {
        const Own = own[field.name];
        return (
          <Fact key={field.name} label={field.label} isWide={areWide}>
            {Own ? <Own source={field.name} /> : <ValueField field={field} />}
          </Fact>
        );
      })}
    </Facts>
  );
}
