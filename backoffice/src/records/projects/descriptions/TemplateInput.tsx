import { MenuItem, TextField } from '@mui/material';
import { type Template, takeMax } from '@semilla/contract';
import { useState } from 'react';
import { useGetList, useInput, useTranslate } from 'react-admin';
import { PartFailure } from '../../../kit/page/PartFailure.tsx';

const wholeList = {
  pagination: { page: 1, perPage: takeMax },
  sort: { field: 'name', order: 'ASC' as const },
};

/** Fills a new description from a template. */
export function TemplateInput() {
  const translate = useTranslate();
  const [chosen, setChosen] = useState('');
  const templates = useGetList<Template & { id: string }>('config/template-description-project', wholeList, {
    retry: false,
  });
  const { data = [], error } = templates;
  const title = useInput({ source: 'title' }).field;
  const text = useInput({ source: 'description' }).field;
  const titleEn = useInput({ source: 'titleEn' }).field;
  const textEn = useInput({ source: 'descriptionEn' }).field;
  if (error) return <PartFailure title="project.backoffice.templates.title" of={templates} />;
  if (!data.length) return null;

  const applyTemplate = (id: string) => {
    const template = data.find((candidate) => candidate.id === id);
    if (!template) return;
    setChosen(id);
    title.onChange(template.name);
    text.onChange(template.description);
    titleEn.onChange(template.nameEn ?? '');
    textEn.onChange(template.descriptionEn ?? '');
  };

  return (
    <TextField
      select
      label={translate('project.backoffice.templates.begin')}
      helperText={translate('project.backoffice.templates.beginHint')}
      value={chosen}
      onChange={({ target }) => applyTemplate(target.value)}
    >
      {data.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
