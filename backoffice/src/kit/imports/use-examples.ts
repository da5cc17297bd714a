import type { Field } from '@semilla/contract';
import { useTranslate } from 'react-admin';

/** Says what a column contains: the words to choose from, or an example of how to write it. */
export function useExamples(): (field: Field) => string {
  const translate = useTranslate();
  return ({ name, kind, choices, words }) => {
    if (choices) return choices.map((choice) => translate(`${words}.${choice}`)).join(', ');
    const own = translate(`overview.import.examples.${name}`, { _: '' });
    return own || translate(`overview.import.examples.${kind}`, { _: '' });
  };
}
