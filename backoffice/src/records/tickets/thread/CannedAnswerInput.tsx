import { Autocomplete, TextField } from '@mui/material';
import { type CannedAnswer, fillPlaceholders, takeMax } from '@semilla/contract';
import { useState } from 'react';
import { useGetList, useInput, useTranslate } from 'react-admin';
import type { WholeTicketRecord } from '../../../api/record-types/ticket-record.ts';
import { PartFailure } from '../../../kit/page/PartFailure.tsx';

type CannedAnswerRecord = CannedAnswer & { id: string };

const wholeList = {
  pagination: { page: 1, perPage: takeMax },
  sort: { field: 'title', order: 'ASC' as const },
};

interface CannedAnswerInputProps {
  ticket: WholeTicketRecord;
  staffName: string;
}

/** Adds a canned answer to the message, filled and in the language of the customer. What is already written stays. */
export function CannedAnswerInput({ ticket, staffName }: CannedAnswerInputProps) {
  const translate = useTranslate();
  const [chosenCount, setChosenCount] = useState(0);
  const {
    data = [],
    error,
    ...query
  } = useGetList<CannedAnswerRecord>('config/canned-answers', wholeList, {
    retry: false,
  });
  const message = useInput({ source: 'message' }).field;
  if (error) return <PartFailure title="support.backoffice.canned.begin" of={{ ...query, error }} />;
  if (!data.length) return null;

  const add = ({ text, textEn }: CannedAnswerRecord) => {
    const values = { customer: ticket.userName, staff: staffName, ticket: ticket.title };
    const filled = fillPlaceholders(ticket.userLanguage === 'en' ? textEn : text, values);
    const written = String(message.value ?? '').trimEnd();
    message.onChange(written ? `${written}\n\n${filled}` : filled);
    setChosenCount(chosenCount + 1);
  };

  return (
    <Autocomplete
      // A new key empties the input, so the same answer can be chosen again.
      key={chosenCount}
      options={data}
      getOptionLabel={({ title }) => title}
      getOptionKey={({ id }) => id}
      onChange={(_event, chosen) => chosen && add(chosen)}
      noOptionsText={translate('support.backoffice.canned.none')}
      blurOnSelect
      autoHighlight
      onKeyDown={(event) => {
        // Otherwise Enter would send the answer when no title matches.
        if (event.key === 'Enter') event.preventDefault();
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={translate('support.backoffice.canned.begin')}
          helperText={translate('support.backoffice.canned.beginHint')}
        />
      )}
    />
  );
}
