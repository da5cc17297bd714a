import { Stack, Typography } from '@mui/material';
import {
  type BelowTarget,
  belowTargetOf,
  belowTargetTextsIn,
  projectFieldList,
  type Sheet,
  sheetModel,
  v1,
} from '@semilla/contract';
import { Fragment, useMemo, useState } from 'react';
import { SaveButton, SelectInput, TextInput, useLocaleState, useTranslate } from 'react-admin';
import { changesBetween, withChanges } from '../../../api/changes.ts';
import { editWithVersion } from '../../../api/edit-with-version.ts';
import { formProblems, notSent } from '../../../api/form-problems.ts';
import { call } from '../../../api/session.ts';
import { useAct } from '../../../kit/acts/use-act.ts';
import { FocusFirstProblem } from '../../../kit/form/FocusFirstProblem.tsx';
import { FormFooter } from '../../../kit/form/FormFooter.tsx';
import { FormSection } from '../../../kit/form/FormSection.tsx';
import { PersistentForm } from '../../../kit/form/PersistentForm.tsx';
import { MoneyInput } from '../../../kit/inputs/MoneyInput.tsx';
import { PercentInput } from '../../../kit/inputs/PercentInput.tsx';
import { ValueInput } from '../../../kit/inputs/ValueInput.tsx';
import { Together } from '../../../kit/together/Together.tsx';
import { PartyInputs } from '../inputs/PartyInputs.tsx';
import { sheetChanges } from './sheet-changes.ts';
import { sheetFields, termNames } from './sheet-fields.ts';

const words = 'project.sheet.backoffice';

/**
 * Asks what happens to an offer that misses its target. There are two outcomes, each with a fixed text in
 * both languages.
 */
function BelowTargetInput({ name, language, days }: { name: string; language: 'es' | 'en'; days: number }) {
  const texts = belowTargetTextsIn(days);
  const choices = (Object.keys(texts) as BelowTarget[]).map((id) => ({ id, name: texts[id][language] }));
  return (
    <SelectInput
      className="wide"
      source="texts.belowTarget"
      label={false}
      slotProps={{ select: { SelectDisplayProps: { 'aria-label': name } } }}
      choices={choices}
      translateChoice={false}
      format={(said) => belowTargetOf(said, days) ?? ''}
      parse={(id: BelowTarget) => texts[id]}
    />
  );
}

/**
 * One text of the sheet in a language. Its visible label is short, because a label is cut on a phone; its accessible name
 * says which text it is.
 */
function SheetTextInput({
  name,
  heading,
  language,
}: {
  name: string;
  heading: string;
  language: 'es' | 'en';
}) {
  const translate = useTranslate();
  const inLanguage = language === 'es' ? 'inSpanish' : 'inEnglish';
  return (
    <TextInput
      source={`texts.${name}.${language}`}
      label={`account.languages.${language}`}
      slotProps={{ htmlInput: { 'aria-label': translate(`${words}.${inLanguage}`, { heading }) } }}
      multiline
      minRows={2}
      maxRows={12}
    />
  );
}

/** The texts of each part in the order of the official model, Spanish next to English. */
function PartInputs({ partialDays }: Pick<Sheet, 'partialDays'>) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const language = locale === 'en' ? 'en' : 'es';
  return sheetModel.map(({ letter, items, [language]: title }) => (
    <FormSection key={letter} title={translate('project.sheet.pdf.part', { letter, title })}>
      {items.map(({ name, mark, [language]: text }) => {
        const heading = translate('project.sheet.pdf.item', { mark, heading: text });
        return (
          <Fragment key={name}>
            <Typography className="wide" sx={{ mt: 1, fontWeight: 'medium' }}>
              {heading}
            </Typography>
            {name === 'belowTarget' ? (
              <BelowTargetInput name={heading} language={language} days={partialDays} />
            ) : (
              (['es', 'en'] as const).map((one) => (
                <SheetTextInput key={one} name={name} heading={heading} language={one} />
              ))
            )}
          </Fragment>
        );
      })}
    </FormSection>
  ));
}

function TermInputs() {
  return (
    <FormSection title={`${words}.terms`} hint={`${words}.termsHint`}>
      {termNames.map((name) => {
        const field = projectFieldList.fields[name];
        return <ValueInput key={name} field={{ ...field, name: `terms.${name}` }} />;
      })}
    </FormSection>
  );
}

type Values = Record<string, unknown>;

/** Saves the draft that the form shows. After a conflict the form shows the one that stays. */
function useSaveSheet(
  shown: Sheet,
  setShown: (draft: Sheet) => void,
  fields: ReturnType<typeof sheetFields>,
) {
  const { act } = useAct();
  const { projectId } = shown;
  return async (values: Values) => {
    const changes = changesBetween(shown, values);
    let saved: Sheet | undefined;
    const send = async () => {
      saved = await editWithVersion(v1.sheets.edit, {
        resource: 'sheets',
        recordId: projectId,
        params: { projectId },
        before: shown,
        changes,
        bodyOn: (draft) => sheetChanges(draft as Sheet, withChanges(draft, changes)),
        fields,
      });
    };
    const onKept = async () => setShown(await call(v1.sheets.findOne, { params: { projectId } }));
    const isSaved = await act(send, { done: `${words}.saved`, onKept });
    if (saved) setShown(saved);
    return isSaved ? undefined : notSent;
  };
}

/** The fields of a draft sheet that staff write. Shows one draft until another is taken, so nothing typed is lost. */
export function SheetForm({ draft, onSaved }: { draft: Sheet; onSaved: () => void }) {
  const [shown, setShown] = useState(draft);
  const [locale] = useLocaleState();
  const fields = useMemo(() => sheetFields(locale === 'en' ? 'en' : 'es'), [locale]);
  const saveSheet = useSaveSheet(shown, setShown, fields);
  const { projectId } = draft;
  const save = async (values: Values) => {
    const refusals = await saveSheet(values);
    if (!refusals) onSaved();
    return refusals;
  };
  return (
    <PersistentForm
      keepsDraft
      record={{ id: projectId, ...shown }}
      validate={(values) => formProblems(v1.sheets.edit, sheetChanges(shown, values))}
      onSubmit={save}
    >
      <Together
        resource="sheets"
        recordId={projectId}
        endpoint={v1.sheets.edit}
        fields={fields}
        record={shown}
        newest={draft}
        onTake={() => setShown(draft)}
      />
      <FocusFirstProblem source="ownFunds" />
      <Stack sx={{ gap: 2, maxWidth: 1080 }}>
        <PartInputs partialDays={shown.partialDays} />
        <FormSection title={`${words}.costs`} hint={`${words}.costsHint`}>
          <MoneyInput source="ownFunds" label={`${words}.ownFunds`} />
          <PercentInput source="entryCost" label={`${words}.entryCost`} isRequired />
          <PercentInput source="incidentalCost" label={`${words}.incidentalCost`} isRequired />
        </FormSection>
        <TermInputs />
        <PartyInputs source="terms.guaranteeAgent" title="fields.projects.guaranteeAgent" />
      </Stack>
      <FormFooter>
        <SaveButton label={`${words}.save`} alwaysEnable size="large" icon={null} />
      </FormFooter>
    </PersistentForm>
  );
}
