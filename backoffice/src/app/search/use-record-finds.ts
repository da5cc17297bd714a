import type { Found } from '@semilla/contract';
import { formatDate, formatMoney } from '@semilla/format';
import { useTranslate } from 'react-admin';
import { useAsker, useMay } from '../../api/use-may.ts';
import type { Find, Kind } from './recent-finds.ts';
import type { RecordAct, recordActs } from './record-acts.ts';

/** What the API found, and the function that names the acts on it. The acts are loaded while the API searches. */
export interface FoundWithActs {
  found: Found;
  recordActs: typeof recordActs;
}

type RecordKind = keyof Found & Kind;
type Shown = Pick<Find, 'to' | 'label' | 'detail'>;
type Describe = { [K in RecordKind]: (record: Found[K][number]) => Shown };

/** How each kind of record is shown in the results. */
function useDescriptions(): Describe {
  const translate = useTranslate();
  const mayEditPromotions = useMay('marketing', 'edit');
  return {
    customers: ({ userId, name, email }) => ({ to: `/customer/${userId}`, label: name, detail: email }),
    movements: ({ transactionId, userName, type, amount }) => ({
      to: `/wallet/${transactionId}`,
      label: translate(`wallet.backoffice.what.${type}`, { amount: formatMoney(amount) }),
      detail: userName,
    }),
    bankEntries: ({ bankEntryId, bookedOn, side, amount, counterpartyName }) => ({
      to: `/bank/${bankEntryId}`,
      label: `${translate(`payment.entrySides.${side}`)} · ${formatMoney(amount)}`,
      detail: [formatDate(bookedOn), counterpartyName].filter(Boolean).join(' · '),
    }),
    bankAccounts: ({ bankAccountId, userName, account }) => ({
      to: `/bank-account/${bankAccountId}`,
      label: account,
      detail: userName,
    }),
    verifications: ({ verificationId, userName, status }) => ({
      to: `/verification/${verificationId}`,
      label: userName,
      detail: translate(`account.verificationStatuses.${status}`),
    }),
    proposals: ({ proposalId, act, subjectName }) => ({
      to: `/approvals/${proposalId}`,
      label: translate('approvals.about', { act: translate(`approvals.acts.${act}`), name: subjectName }),
    }),
    projects: ({ projectId, name, phaseName }) => ({
      to: `/project/${projectId}`,
      label: name,
      detail: translate(`project.phases.${phaseName}`),
    }),
    owners: ({ ownerId, legalName, taxId }) => ({
      to: `/owners/${ownerId}`,
      label: legalName,
      detail: taxId,
    }),
    complaints: ({ complaintId, reference, name }) => ({
      to: `/complaint/${complaintId}`,
      label: reference,
      detail: name,
    }),
    paymentFiles: ({ paymentFileId, number, state }) => ({
      to: `/bank/payment-files/${paymentFileId}`,
      label: translate('payment.files.named', { number }),
      detail: translate(`payment.fileStates.${state}`),
    }),
    questions: ({ projectQuestionId, question, projectName, state }) => ({
      to: `/project-question/${projectQuestionId}`,
      label: question,
      detail: `${projectName} · ${translate(`project.questions.states.${state}`)}`,
    }),
    promotions: ({ promotionId, title, active }) => ({
      to: mayEditPromotions ? `/marketing/edit/${promotionId}` : `/marketing/${promotionId}`,
      label: title,
      detail: active ? translate('promotion.backoffice.stages.active') : undefined,
    }),
    tickets: ({ ticketId, title, userName }) => ({
      to: `/ticket/${ticketId}`,
      label: title,
      detail: userName,
    }),
  };
}

/** The results for the records that the API found, and the acts on them that this user may do. */
export function useRecordFinds() {
  const describe = useDescriptions();
  const asker = useAsker();
  const findOf = <K extends RecordKind>(kind: K, record: Found[K][number]): Find => ({
    kind,
    ...describe[kind](record),
  });
  const findsOf = <K extends RecordKind>(found: Found, kind: K) =>
    found[kind].map((record: Found[K][number]) => findOf(kind, record));
  return {
    findsOf: ({ found }: FoundWithActs): Find[] =>
      (Object.keys(describe) as RecordKind[]).flatMap((kind) => findsOf(found, kind)),
    actsOf: ({ found, recordActs }: FoundWithActs): RecordAct[] =>
      asker ? recordActs(asker, found, findOf) : [],
  };
}
