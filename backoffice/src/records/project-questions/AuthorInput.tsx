import { answerAuthors } from '@semilla/contract';
import { SelectInput } from 'react-admin';

const authors = answerAuthors.map((id) => ({ id, name: `project.questions.authors.${id}` }));

/** Whose words an answer are. */
export function AuthorInput() {
  return <SelectInput source="writtenBy" label="fields.projectQuestions.writtenBy" choices={authors} />;
}
