import {
  accountDocumentFieldList,
  auditEntryFieldList,
  bankAccountFieldList,
  documentTypeFieldList,
  type FieldList,
  feeFieldList,
  orderFieldList,
  orderMovementFieldList,
  projectDescriptionFieldList,
  projectDocumentFieldList,
  projectFieldList,
  projectMediaFileFieldList,
  projectPaymentFieldList,
  projectTypeFieldList,
  promotionFieldList,
  templateFieldList,
  ticketFieldList,
  timelineEntryFieldList,
  transactionFieldList,
  undeliveredMailFieldList,
  userFieldList,
  verificationFieldList,
  walletFieldList,
} from '@semilla/contract';
import { type Locale, translate } from '@semilla/i18n';

const listOf: Record<string, FieldList> = {
  project: projectFieldList,
  customer: userFieldList,
  verification: verificationFieldList,
  'account-documents': accountDocumentFieldList,
  'bank-account': bankAccountFieldList,
  marketing: promotionFieldList,
  ticket: ticketFieldList,
  wallet: transactionFieldList,
  wallets: walletFieldList,
  orders: orderFieldList,
  'order-movements': orderMovementFieldList,
  fees: feeFieldList,
  'project-payments': projectPaymentFieldList,
  'project-descriptions': projectDescriptionFieldList,
  'project-documents': projectDocumentFieldList,
  'project-media-files': projectMediaFileFieldList,
  'project-timeline': timelineEntryFieldList,
  mail: undeliveredMailFieldList,
  audit: auditEntryFieldList,
  'config/document-types': documentTypeFieldList,
  'config/project-types': projectTypeFieldList,
  'config/template-description-project': templateFieldList,
};

const namesIn = (locale: Locale, { fields }: FieldList) =>
  Object.fromEntries(
    Object.values(fields)
      .filter(({ hidden }) => !hidden)
      .map(({ name, label }) => [name, translate(locale, label)]),
  );

/** The labels that react-admin looks up for columns without one, for example in the sort menu of cards. */
export function columnNames(locale: Locale): Record<string, { fields: Record<string, string> }> {
  return Object.fromEntries(
    Object.entries(listOf).map(([resource, list]) => [resource, { fields: namesIn(locale, list) }]),
  );
}
