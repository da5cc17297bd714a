import EditIcon from '@mui/icons-material/EditOutlined';
import ContinueIcon from '@mui/icons-material/PlaylistAddCheckOutlined';
import { IconButton } from '@mui/material';
import { projectOrderColumns } from '@semilla/contract';
import { DataTable, LinkBase, useCreatePath, useRecordContext, useTranslate } from 'react-admin';
import type { ProjectRecord } from '../../api/record-types/project-record.ts';
import { useMay } from '../../api/use-may.ts';
import { DayField } from '../../kit/fields/DayField.tsx';
import { ManagerField } from '../../kit/fields/ManagerField.tsx';
import { onlyHere } from '../../kit/fields/only-here.ts';
import { PhaseField } from '../../kit/fields/PhaseField.tsx';
import { ProgressField } from '../../kit/fields/ProgressField.tsx';
import { RecordLinkField } from '../../kit/fields/RecordLinkField.tsx';
import { BulkAssignButton } from '../../kit/list/bulk/BulkAssignButton.tsx';
import { BulkToolbar } from '../../kit/list/bulk/BulkToolbar.tsx';
import { type FieldColumn, fieldColumns } from '../../kit/list/field-columns.tsx';
import { RecordTable } from '../../kit/list/RecordTable.tsx';
import { SelectableRows } from '../../kit/list/SelectableRows.tsx';
import { useMayEditProject } from './MayEditProject.tsx';
import { ProjectTypeField } from './ProjectTypeField.tsx';
import { columnFields, hiddenColumns } from './project-fields.ts';

const { Col } = DataTable<ProjectRecord>;

/** Replaces the default column of these fields. */
const own: Record<string, Omit<FieldColumn, 'field'> | undefined> = {
  name: { own: RecordLinkField },
  phaseName: { own: PhaseField, source: 'phase' },
  projectTypeName: { own: ProjectTypeField },
  managerId: { own: ManagerField, source: 'managerName' },
  percentageInvested: { own: ProgressField, isLeft: true },
  createdAt: { own: DayField },
};
const columns = columnFields.map((field) => ({ field, ...own[field.name] }));
// React-admin identifies a hidden column by its source, which is the name that the API sorts by.
const hiddenSources = hiddenColumns.map((name) => own[name]?.source ?? name);

function EditLink() {
  const record = useRecordContext<ProjectRecord>();
  const createPath = useCreatePath();
  const translate = useTranslate();
  const mayEdit = useMayEditProject();
  if (!record || !mayEdit) return null;
  return (
    <>
      {record.phaseName === 'Draft' && (
        <IconButton
          size="small"
          component={LinkBase}
          to={`/project/new/${record.id}`}
          aria-label={translate('project.backoffice.create.continueWith', { name: record.name })}
          title={translate('project.backoffice.create.continue')}
          onClick={onlyHere}
        >
          <ContinueIcon fontSize="small" />
        </IconButton>
      )}
      <IconButton
        size="small"
        component={LinkBase}
        to={createPath({ resource: 'project', type: 'edit', id: record.id })}
        aria-label={translate('project.backoffice.edit.title', { name: record.name })}
        onClick={onlyHere}
      >
        <EditIcon fontSize="small" />
      </IconButton>
    </>
  );
}

const bulk = {
  bulkActionButtons: true,
  bulkActionsToolbar: (
    <BulkToolbar>
      <BulkAssignButton act="assignProjects" title="overview.bulk.projects.assign" />
    </BulkToolbar>
  ),
} as const;

export function ProjectTable() {
  const mayAssign = useMay('project', 'assignManager') ?? false;
  return (
    <SelectableRows>
      <RecordTable<ProjectRecord> rowClick="show" hiddenColumns={hiddenSources} {...(mayAssign && bulk)}>
        {fieldColumns(columns, projectOrderColumns)}
        <Col source="edit" label="ra.action.edit" disableSort align="right" field={EditLink} />
      </RecordTable>
    </SelectableRows>
  );
}
