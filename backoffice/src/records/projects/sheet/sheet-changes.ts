import { type Sheet, sheetTextNames } from '@semilla/contract';
import { changesBetween, withoutBlanks } from '../../../api/changes.ts';
import { partyOf } from '../project-validation.ts';

type Values = Record<string, unknown>;

/** The body of an edit: the fields that differ. A changed text is sent in both languages. */
export function sheetChanges(draft: Sheet, values: Values): Values {
  const texts = values.texts as Record<string, Values>;
  const { guaranteeAgent, ...written } = values.terms as Values;
  const terms: Values = { ...written, guaranteeAgent: partyOf(guaranteeAgent) };
  const changedTexts = sheetTextNames.filter(
    (name) => Object.keys(changesBetween(draft.texts[name], texts[name] ?? {})).length,
  );
  const changedTerms = Object.keys(changesBetween(draft.terms, terms));
  const { ownFunds, entryCost, incidentalCost } = draft;
  const { texts: _texts, terms: _terms, ...others } = values;
  const known = { ownFunds, entryCost, incidentalCost };
  const kept = Object.fromEntries(Object.entries(others).filter(([name]) => name in known));
  return {
    ...changesBetween(known, kept),
    ...(changedTexts.length && {
      texts: Object.fromEntries(changedTexts.map((name) => [name, withoutBlanks(texts[name] ?? {})])),
    }),
    ...(changedTerms.length && {
      terms: Object.fromEntries(changedTerms.map((name) => [name, withoutBlanks(terms)[name]])),
    }),
  };
}
