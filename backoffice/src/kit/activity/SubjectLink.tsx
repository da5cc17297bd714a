import { Link } from '@mui/material';
import { LinkBase } from 'react-admin';
import { type AuditRecord, pathOf } from '../../api/record-types/audit-record.ts';
import { onlyHere } from '../fields/only-here.ts';
import { useAuditWords } from './use-audit-words.ts';

interface SubjectLinkProps {
  entry: AuditRecord;
  /** The kind of the subject, unless given. */
  name?: string;
}

/** The subject of an audit entry, as a link to its page if it has one. */
export function SubjectLink({ entry, name: given }: SubjectLinkProps) {
  const words = useAuditWords();
  const path = pathOf(entry);
  const name = given ?? words.subject(entry.subjectType);
  if (!path) return <>{name}</>;
  return (
    <Link component={LinkBase} to={path} onClick={onlyHere} color="textPrimary">
      {name}
    </Link>
  );
}
