import { sendOnce } from '@semilla/client';
import { useUpload } from '@semilla/client/react';
import {
  criteriaOf,
  investorKindTexts,
  type KindTexts,
  pdfTypes,
  professionalCategories,
  requestedKinds,
  type UserKind,
  v1,
} from '@semilla/contract';
import { api } from '../../lib/api.ts';
import { pageLocale } from '../../lib/page-locale.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { FileInput } from '../../ui/FileInput.tsx';
import { Form } from '../../ui/Form.tsx';
import { CheckInput, TextInput } from '../../ui/inputs.tsx';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import { SelectInput } from '../../ui/SelectInput.tsx';
import { UploadProgress } from '../../ui/UploadProgress.tsx';
import { type FormState, useForm } from '../../ui/use-form.ts';
import { useSay } from '../../ui/words-context.tsx';
import { figuresFor, isCounted, type KindValues, kindBody, noValues } from './kind-request.ts';

interface Props {
  userKind: UserKind;
  onSent: () => void;
  onClose: () => void;
}

const attestations = ['attestsCriteria', 'attestsAwareness', 'attestsTruth'] as const;

/** A request to become another kind of investor: the criteria, the protection that is lost, and the attestations. */
export function KindForm({ userKind, onSent, onClose }: Props) {
  const say = useSay();
  const upload = useUpload();
  const texts = investorKindTexts[pageLocale()];
  const form = useForm({
    initial: noValues,
    loadCheck: () =>
      import('./check-kind.ts').then(
        ({ kindProblems }) =>
          (values: KindValues) =>
            kindProblems(values, userKind, say),
      ),
    send: (values) =>
      upload.send((options) =>
        sendOnce(api, v1.investorKinds.create, { body: kindBody(values, userKind) }, options),
      ),
    onDone: onSent,
    fieldOf: { 'account.investor_criteria_not_met': 'attestsCriteria' },
  });
  const isCompany = userKind === 'company';
  return (
    <Dialog title={say('investor.site.form.title')} onClose={onClose} isBusy={form.isSending}>
      <Form form={form} action={say('investor.site.form.send')}>
        {isCompany && (
          <SelectInput
            form={form}
            name="kind"
            label={say('investor.site.form.kind')}
            choices={requestedKinds.map((value) => ({ value, label: say(`investor.kinds.${value}`) }))}
          />
        )}
        {form.values.kind === 'sophisticated' ? (
          <Stated form={form} userKind={userKind} texts={texts} />
        ) : (
          <ProfessionalFields form={form} texts={texts} />
        )}
        <p className="small">
          {say('investor.site.form.evidence')}{' '}
          <a href="/user/profile?tab=documents" target="_blank" rel="noopener">
            {say('investor.site.form.evidenceLink')}
          </a>
        </p>
        <FileInput form={form} name="document" label={say('investor.site.form.document')} types={pdfTypes} />
        <Lost texts={texts} />
        {attestations.map((name) => (
          <CheckInput key={name} form={form} name={name} label={texts.attests[name]} />
        ))}
        <UploadProgress upload={upload} />
      </Form>
    </Dialog>
  );
}

interface PartProps {
  form: FormState<KindValues>;
  texts: KindTexts;
}

/** The legal criteria, and the investor's own figures for them. */
function Stated({ form, userKind, texts }: PartProps & { userKind: UserKind }) {
  const say = useSay();
  const criteria = criteriaOf(userKind, noFigures);
  return (
    <>
      <p>{userKind === 'company' ? texts.criteriaCompany : texts.criteriaPerson}</p>
      <ul className="investor-criteria">
        {criteria.map(({ name }) => (
          <li key={name}>{texts.criteria[name]}</li>
        ))}
      </ul>
      <fieldset className="investor-figures">
        <legend>{say('investor.site.form.figures')}</legend>
        <p className="small muted">{say('investor.site.form.figuresHint')}</p>
        <div className="field-grid">
          {figuresFor(userKind).map((name) =>
            isCounted(name) ? (
              <TextInput
                key={name}
                form={form}
                name={name}
                label={say(`fields.investorKinds.${name}`)}
                inputMode="numeric"
                autoComplete="off"
              />
            ) : (
              <MoneyInput key={name} form={form} name={name} label={say(`fields.investorKinds.${name}`)} />
            ),
          )}
        </div>
      </fieldset>
    </>
  );
}

const noFigures = {
  income: null,
  portfolio: null,
  professionalMonths: null,
  executiveMonths: null,
  trades: null,
  ownFunds: null,
  turnover: null,
  balanceSheet: null,
};

function ProfessionalFields({ form, texts }: PartProps) {
  const say = useSay();
  return (
    <>
      <p>{texts.professional}</p>
      <SelectInput
        form={form}
        name="professionalCategory"
        label={say('fields.investorKinds.professionalCategory')}
        none={say('investor.site.form.choose')}
        choices={professionalCategories.map((value) => ({
          value,
          label: texts.professionalCategories[value],
        }))}
      />
    </>
  );
}

/** The protections that sophisticated and professional investors lose. */
function Lost({ texts }: Pick<PartProps, 'texts'>) {
  const { reflection, test, warning } = texts.lost;
  return (
    <div className="notice warning">
      <strong>{texts.lostTitle}</strong>
      <ul className="investor-criteria">
        <li>{reflection}</li>
        <li>{test}</li>
        <li>{warning}</li>
      </ul>
    </div>
  );
}
