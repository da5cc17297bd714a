import { v1 } from '@semilla/contract';
import { useRecordContext, useTranslate } from 'react-admin';
import type { InvestorKindOf } from '../../api/record-types/investor-kind-record.ts';
import { call } from '../../api/session.ts';
import { FileTabButton } from '../../kit/fields/FileTabButton.tsx';

/** Opens the document attached to a request. */
export function DocumentField() {
  const record = useRecordContext<InvestorKindOf>();
  const translate = useTranslate();
  const { accountDocumentId, file } = record ?? {};
  if (!accountDocumentId || !file) return <>{translate('investor.backoffice.noDocument')}</>;
  const params = { accountDocumentId };
  return <FileTabButton name={file.name} findUrl={() => call(v1.accountDocuments.findUrl, { params })} />;
}
