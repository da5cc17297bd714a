import { sendOnce } from '@semilla/client';
import { useUpload } from '@semilla/client/react';
import { attachmentTypes, type BankAccount, settledAnswer, v1 } from '@semilla/contract';
import { groupIban } from '@semilla/format';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { FileInput } from '../../ui/FileInput.tsx';
import { Form } from '../../ui/Form.tsx';
import { CheckInput, TextInput } from '../../ui/inputs.tsx';
import { UploadProgress } from '../../ui/UploadProgress.tsx';
import { useForm } from '../../ui/use-form.ts';
import { useSay } from '../../ui/words-context.tsx';
import { IbanInput } from './IbanInput.tsx';

interface Values extends Record<string, string | boolean | File | null> {
  alias: string;
  account: string;
  document: File | null;
  main: boolean;
}

interface Props {
  /** The account to edit. Without it, the form creates a new one. */
  account?: BankAccount;
  onSaved: (account: BankAccount) => void;
  onClose: () => void;
}

/** The changed fields of an existing account. Unchanged fields are not validated again. */
function changesOf(before: BankAccount, { alias, account, document, main }: Values) {
  return {
    alias,
    ...(groupIban(account) !== groupIban(before.account) && { account }),
    ...(document && { document }),
    ...(main !== before.main && { main }),
  };
}

const valuesOf = (account: BankAccount | undefined): Values => ({
  alias: account?.alias ?? '',
  account: account ? groupIban(account.account) : '',
  document: null,
  main: account?.main ?? false,
});

export function BankAccountForm({ account, onSaved, onClose }: Props) {
  const say = useSay();
  const upload = useUpload();
  const [version, setVersion] = useState(account?.version);
  const form = useForm({
    initial: valuesOf(account),
    loadCheck: () =>
      import('./check-bank-account.ts').then(
        ({ checkBankAccount }) =>
          (values: Values) =>
            checkBankAccount(account ? changesOf(account, values) : values, account),
      ),
    send: (values) =>
      upload.send(async (options) => {
        if (!account) {
          const body = { ...values, document: values.document as File };
          return settledAnswer(await sendOnce(api, v1.bankAccounts.create, { body }, options));
        }
        const params = { bankAccountId: account.bankAccountId };
        const body = { ...changesOf(account, values), version };
        return settledAnswer(await api(v1.bankAccounts.edit, { params, body }, options));
      }),
    readAgain: async () => {
      const now = await api(v1.bankAccounts.findOne, {
        params: { bankAccountId: account?.bankAccountId ?? '' },
      });
      setVersion(now.version);
      return valuesOf(now);
    },
    onDone: onSaved,
    fieldOf: { 'payment.account_taken': 'account', 'payment.bank_account_in_use': 'account' },
  });
  return (
    <Dialog
      title={say(account ? 'payment.site.editTitle' : 'payment.site.addTitle')}
      onClose={onClose}
      isBusy={form.isSending}
    >
      <Form form={form} action={say(account ? 'payment.site.save' : 'payment.site.addAction')}>
        <TextInput
          form={form}
          name="alias"
          label={say('fields.bankAccounts.alias')}
          hint={say('payment.site.aliasHint')}
          autoComplete="off"
        />
        <IbanInput form={form} />
        <FileInput
          form={form}
          name="document"
          label={say(account ? 'payment.site.otherCertificate' : 'payment.site.certificate')}
          types={attachmentTypes}
        />
        <p className="small muted">{say('payment.site.certificateHint')}</p>
        {!account?.main && (
          <CheckInput form={form} name="main" label={say('payment.site.main')}>
            {say('payment.site.mainHint')}
          </CheckInput>
        )}
        <UploadProgress upload={upload} />
      </Form>
    </Dialog>
  );
}
