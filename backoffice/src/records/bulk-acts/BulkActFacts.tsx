import { useTranslate } from 'react-admin';
import type { BulkActRecord } from '../../api/record-types/bulk-act-record.ts';
import { DayField } from '../../kit/fields/DayField.tsx';
import { Fact, Facts } from '../../kit/fields/Facts.tsx';
import { PlaceLink } from '../../kit/fields/PlaceLink.tsx';

const fields = 'fields.bulkActs';

/** The filter as it was sent, with the labels of its fields where they have one. */
function useFilterText({ filter, resource }: BulkActRecord): string {
  const translate = useTranslate();
  if (!filter) return translate('overview.bulk.selected');
  const shown = (value: string) =>
    value === 'true' || value === 'false' ? translate(`ra.boolean.${value}`) : value;
  const parts = Object.entries(filter).map(
    ([name, value]) => `${translate(`fields.${resource}.${name}`, { _: name })}: ${shown(value)}`,
  );
  return parts.join(' · ') || translate('overview.bulk.everything');
}

function OtherAct({ label, id }: { label: string; id: string | null }) {
  const translate = useTranslate();
  if (!id) return null;
  return (
    <Fact label={label}>
      <PlaceLink to={`/bulk-acts/${id}`}>{translate('overview.bulk.seeOther')}</PlaceLink>
    </Fact>
  );
}

/** Who started a bulk act, when, and on what. */
export function BulkActFacts({ record }: { record: BulkActRecord }) {
  const translate = useTranslate();
  const filterText = useFilterText(record);
  const { stateId, priority } = record.values;
  const chosen = stateId ? `support.states.${stateId}` : priority && `support.priorities.${priority}`;
  const valueName = chosen ? translate(chosen) : record.valueName;
  return (
    <Facts title="overview.bulk.sections.act">
      <Fact label={`${fields}.startedByName`}>{record.startedByName}</Fact>
      <Fact label={`${fields}.createdAt`}>
        <DayField source="createdAt" hasTime />
      </Fact>
      {record.endedAt && (
        <Fact label={`${fields}.endedAt`}>
          <DayField source="endedAt" hasTime />
        </Fact>
      )}
      {valueName && <Fact label={`${fields}.valueName`}>{valueName}</Fact>}
      {!record.undoesId && (
        <Fact label={`${fields}.filter`} isWide>
          {filterText}
        </Fact>
      )}
      <OtherAct label="overview.bulk.undoes" id={record.undoesId} />
      <OtherAct label="overview.bulk.undoneBy" id={record.undoneById} />
    </Facts>
  );
}
