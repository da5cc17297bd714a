import type { TermsText } from '@semilla/contract';
import type { ReactNode } from 'react';
import { CheckInput } from '../../ui/inputs.tsx';
import type { FormState } from '../../ui/use-form.ts';
import { DocumentLinks } from './DocumentLinks.tsx';
import type { InvestSituation } from './invest-situation.ts';
import type { RiskValues } from './RiskConsentInputs.tsx';

interface Props {
  form: FormState<RiskValues>;
  situation: InvestSituation;
  /** The text of the terms that is true for the investor. */
  termsText: TermsText;
  children?: ReactNode;
}

/** The tick for the terms, with links to the documents that they name. */
export function TermsInput({ form, situation: { terms, documents }, termsText, children }: Props) {
  const texts = { standard: terms.text, ...terms.otherTexts };
  return (
    <CheckInput form={form} name="terms" label={texts[termsText] ?? terms.text}>
      {children}
      <DocumentLinks documents={documents} />
    </CheckInput>
  );
}
