export default {
  request: {
    invalid: 'Some of the data needs correcting.',
    malformed: 'The request could not be understood: its content does not have the expected format.',
    unauthenticated: 'Log in to continue.',
    forbidden: 'You are not allowed to do this.',
    cross_site: 'The request comes from another site and was refused.',
    not_found: 'It does not exist, or you do not have access to it.',
    method_not_allowed: '%{method} is not accepted here. Accepted: %{methods}.',
    conflict: 'The data has changed in the meantime. Reload and try again.',
    edited_meanwhile:
      'Another person edited this after you opened it. Nothing of theirs has been overwritten.',
    too_large: 'The content sent is too large.',
    too_many_values: 'The request has too many values: at most %{max} are accepted.',
    unsupported_type: 'This type of content is not accepted.',
    idempotency_key_reused: 'This idempotency key has already been used for another request.',
    idempotency_key_required:
      'The Idempotency-Key header is missing or not valid: it must have 8 to 200 letters, digits or symbols, without spaces.',
    too_many: 'Too many requests. Wait %{seconds} s and try again.',
    failed: 'An error occurred. Try again, or contact support with the reference.',
    unavailable: 'The service is not available at the moment. Try again in a few minutes.',
  },
  file: {
    too_large: 'The file must be below %{max} MB.',
    type_not_allowed: 'This type of file is not accepted here.',
    unreadable: 'The file cannot be read; it may be damaged.',
    not_a_table: 'The file is not a CSV table with the names of the columns in its first row.',
    no_rows: 'The file has no row with data.',
    too_many_rows: 'The file has %{rows} rows, and %{max} is the maximum. Split it into several files.',
    rows_wrong:
      'Nothing was imported: %{smart_count} row has errors. |||| Nothing was imported: %{smart_count} rows have errors.',
    import_running: 'Another file is being imported. Try again in a few seconds.',
    infected: 'The file contains malware and was not saved.',
    with_scripts:
      'The file contains scripts or attached files. Save it again without them; a PDF, for example, by printing it to PDF.',
    space_used_up: 'You have used up your space for files, %{max} MB. Write to us if you need more.',
  },
  auth: {
    invalid_credentials: 'The e-mail address or the password is not correct.',
    otp_required: 'The one-time code is missing.',
    otp_invalid: 'The code is not correct or has already been used. Wait for the next one and try again.',
    otp_not_configured: 'OTP not configured: this user has no one-time-code device.',
    otp_already_configured: 'You already have a one-time-code device.',
    too_many_attempts: 'Too many failed attempts. Wait %{seconds} s and try again.',
    email_not_confirmed: 'First confirm your e-mail address with the link we sent you.',
    account_disabled: 'This account is disabled. Contact support.',
    same_email: 'This is already the e-mail address of your account.',
    link_invalid: 'The link has already been used or has expired. Request a new one.',
    current_password_wrong: 'The current password is not correct.',
    fresh_factor_required: 'Confirm that it is you with a one-time code or a passkey.',
    staff_device: 'Staff of the platform cannot use trusted devices.',
    passkey_required: 'Your account needs a passkey: use it, or add one in your profile.',
    passkey_invalid: 'We could not check the passkey. Try again.',
    passkey_not_configured: 'You have no passkey.',
    passkey_taken: 'This passkey is already registered.',
    passkey_limit: 'You already have ten passkeys. Remove one you do not use first.',
  },
  account: {
    email_taken: 'There is already an account with this e-mail address.',
    customer_not_accessible:
      'The customer information is not accessible: the customer does not exist or is not assigned to you.',
    document_already_exists: 'There is already an account with this identity document.',
    identity_verified: 'Your identity is verified: to change these details, write to support.',
    customer_not_staff:
      'This customer has money, investments or other open matters: create another account for their work in the team.',
    role_and_email_apart:
      'Change the role and the e-mail address separately: another person approves each change.',
    disable_apart:
      'Disable the account separately: that takes effect at once, while another person approves the role and the e-mail address.',
    last_administrators:
      'Without this person fewer than two administrators are left, and their account was disabled once before without a second one to confirm it. First create another administrator at the terminal (npm run create-admin).',
    own_account: 'You cannot do this to your own account.',
    still_staff: 'Take this person’s staff role away before you delete their account.',
    deletion_prevented: 'The account cannot be closed yet: check what prevents it.',
    already_assigned: 'This customer already has a manager.',
    verification_superseded: 'There is a later verification attempt: decide on that one.',
    verification_already_decided: 'The verification already has this decision.',
    already_verified: 'Your identity is already verified.',
    verification_under_review:
      'We are checking what you sent. We will write to you as soon as there is a decision.',
    verification_start_failed: 'There was an error starting the verification process',
    mail_link_invalid:
      'The link is incomplete or is not one of ours. Open it from the foot of one of our e-mails, or change your notices in your profile.',
    signature_invalid: 'The signature is not valid.',
    questionnaire_outdated: 'The questions of the test have changed. Load the page again.',
    entry_test_pause:
      'You did not pass the test. You can take it again from %{until}; until then you can invest after reading the warning.',
    no_warning: 'There is no warning for you to acknowledge.',
    tax_treatment_overlaps:
      'The customer already has another withholding rate on those days. End the earlier one first.',
    warning_outdated: 'The text of the warning has changed. Load the page again and read it once more.',
    investor_kind_pending: 'You already have a request under review.',
    investor_kind_texts_outdated:
      'The text of the request has changed. Load the page again and read it once more.',
    investor_kind_decided: 'This request is no longer pending, or the classification is no longer in force.',
    investor_criteria_not_met: 'What you state does not meet the criteria of a sophisticated investor.',
    investor_kind_unproven:
      'A professional investor is approved with the document that proves it, and this request came without one. Refuse it, and ask the customer to send it again.',
    document_is_proof:
      'This document is the evidence of a request for a classification: it cannot be deleted unless the request is refused.',
    document_of_customer: 'The customer uploaded it, and customers always see what they uploaded.',
  },
  approvals: {
    second_administrator_needed:
      'This needs the approval of a second administrator, and there is only you. Make another one first, with “npm run create-admin”.',
    why_needed: 'Another person has to approve this: explain why you propose it.',
    already_proposed: 'This already waits for a second person.',
    already_decided: 'This proposal has already been decided on.',
    lapsed: 'Nobody decided on this proposal in time, so it has expired. It has to be proposed again.',
    changed: 'Something has changed since it was proposed. Look at what it would do now before approving it.',
    record_edited: 'The record was edited after this was proposed. Decline it and have it proposed again.',
    proposer_gone: 'The person who proposed it is no longer on the team.',
    own_proposal: 'You proposed it yourself: another administrator has to approve it.',
    beneficiary: 'The proposal is about you: another administrator has to decide on it.',
    entered_by_you: 'You entered this transaction: another administrator has to approve it.',
    access_changed_by_you:
      'You changed the access, the bank accounts or the manager of the person this is about, or proposed the account to pay to, in the last 72 hours: another administrator has to approve it.',
    objection_link_invalid:
      'The link is not complete, or not one of ours. Open it from the e-mail that we sent you.',
    objection_too_late: 'It is too late to stop this. If it was not you, write to us as soon as you can.',
    new_administrator:
      'You have been an administrator for less than 7 days: you cannot approve proposals yet.',
    promoted_by_you:
      'Less than 30 days ago you proposed the role of the person behind it: another person has to approve it.',
    suspended_by_you: 'You suspended this offer, so you cannot decline its correction.',
    promoted_by_proposer:
      'The person who proposed it made you an administrator less than 30 days ago: another administrator has to approve it.',
  },
  overview: {
    nothing_matches: 'There is nothing to change: no record matches.',
    too_many_records: 'These are more than %{max} records: filter the list and do it in parts.',
    bulk_act_ended: 'This bulk action has already ended.',
    cannot_be_undone:
      'This bulk action cannot be undone: it is still running, was already undone, or has no way back.',
    staff_one_by_one:
      'This is a staff account: it is enabled, disabled or assigned on its own page, never in bulk.',
    view_name_taken: 'You already have a view of this list with this name.',
    too_many_views: 'You have %{max} views, which is the most. Delete those you no longer use.',
  },
  misc: {
    mail_settled: 'This e-mail has already been sent again or dismissed. Reload the list.',
    document_type_in_use: 'There are documents of this type: it cannot be deleted.',
    document_type_name_taken: 'There is already a document type with this name.',
  },
  payment: {
    account_taken: 'There is already a bank account with this IBAN.',
    bank_account_in_use:
      'There are transactions with this bank account: it cannot be deleted while they are pending, and its IBAN cannot be changed.',
    no_deposit_account:
      'The platform has no bank account configured (DEPOSIT_IBAN), so there are neither statements to import nor payments to prepare.',
    no_initiator:
      'The platform has no setting for the NIF and suffix by which its bank knows it (PAYMENTS_INITIATOR), and Spanish banks refuse payment files without them. The suffix, three digits, is in the contract with the bank.',
    nothing_to_pay:
      'There are no payments to make now: no withdrawal, release or return of money is pending, or they are on hold, or they are in another file, or they wait for a decision of two people, or statements must show first that a cancelled payment was not made, or an undecided movement of the bank may be that payment.',
    maybe_paid:
      'The bank may have made this payment already, although its file was cancelled. First import the statements of those days, or decide on the movement of the bank that may be its payment.',
    in_payment_file: 'This payment is in a payment file. To decide on it separately, cancel the file first.',
    recorded_by_hand:
      'A payment like this of the project was recorded by hand on %{day}. If it is the same, set this movement aside: it is paired with it by its amount.',
    booked_already:
      'The bank shows an equal payment of the project on %{day}, which is booked already. Record it only if it is another one.',
    entry_is_order:
      'It is a payment of a payment file: book it as a payment to a promoter, or as money sent back to a third party.',
    taxes_not_amount: 'The tax of the projects does not add up to the amount of the movement.',
    company_owes:
      'The amount is more than the company has of its own in the account (fees earned and money put in, less costs and money taken). The rest is customers’ money: hold the movement, and pay the missing amount into the account.',
    file_state: 'The payment file has moved on. Reload the page.',
    file_settled:
      'No payment of this file is left to cancel: a statement shows them all, or they were cancelled.',
    file_outdated:
      'One of the payments can no longer be made: the withdrawal is on hold, or the account or its holder has changed (for a project, approve the payment to its new account), or a movement of the bank may be its payment already. Cancel the file and prepare another one.',
    file_invalid:
      'The file is not as banks require it (%{place}), so it was not written. Check the names and the account of the platform.',
    bank_differs:
      'The bank and the ledger do not agree, and no movement explains it. Look at “Treasury” and “Balances by day” before you send money.',
    debit_unexplained:
      'On %{day} %{amount} left the bank (“%{name}”), and no order explains it. Until two people have said what it is, by booking the movement, no more money can leave: look at “Treasury”. |||| On %{day} %{amount} left the bank (“%{name}”), and no order explains it; it is the first of %{smart_count} such movements. Until two people have said what each is, by booking the movements, no more money can leave: look at “Treasury”.',
    not_in_file: 'The file has no unpaid payment with this reference.',
    entry_not_outgoing: 'Only money that left can be booked like this.',
    entry_not_deposit: 'Choose a completed deposit of exactly this amount.',
    entry_not_third_party:
      'Choose a movement of exactly this amount that was booked as money of a third party.',
    entry_not_repayment: 'Choose a promoter’s repayment of exactly this amount, booked from its movement.',
    returns_paid_out:
      'The project has already distributed this money. Claim it from the promoter; until then, the movement stays open.',
    entry_not_sent:
      'Choose the movement by which exactly this amount left, or a cost of this amount or more, which has not come back yet.',
    entry_not_order:
      'Choose an ordered payment to a promoter of exactly this amount that the bank has not made yet, or the one that came back.',
    payee_unwritable:
      'The holder of the payout account has a name in letters that no bank of SEPA takes: pay it at the bank, and record it with its proof.',
    entry_is_payout: 'It is the payment of a withdrawal, or its return: book it as that.',
    already_sent_back: 'The money of this movement has been sent back already.',
    already_ordered: 'It is decided already to send this money back: it leaves with a payment file.',
    entry_no_payee:
      'The statement does not give the account and the name of the sender, so the money cannot go into a payment file. Send it back at the bank, and book the movement that shows it.',
    order_state: 'This payment was made already, or it was cancelled. Reload the page.',
    file_gone: 'The file is no longer in the folder, or is another one. Upload it if you need it.',
    already_taken_back: 'The bank already took this deposit back with another movement.',
    balance_too_low:
      'The balance of the wallet does not cover the amount: this customer has invested or withdrawn the money. Claim it from them, and book this once they have paid it back.',
    entry_not_open: 'This movement is booked already. Reload the list.',
    entry_not_incoming: 'Only money that came in can be booked like this.',
    entry_not_matched: 'The platform is still looking whose movement this is. Try again in a moment.',
    entry_not_payout:
      'It is not the payment of one of their withdrawals that was sent to the bank or approved by hand.',
    entry_not_return:
      'It cannot be the return of this withdrawal: it has to be of this customer, already paid, and of this amount or more.',
    already_returned: 'This withdrawal came back already.',
    own_bank_account: 'You cannot decide on your own bank account: another administrator has to do it.',
  },
  promotion: {
    period_taken: 'The selected period already exists: it overlaps with another promotion of the same type.',
  },
  project: {
    url_taken: 'URL already exists',
    payout_account_apart:
      'The account to which the promoter is paid is proposed apart, with its holder and certificate, and two people approve it: POST /v1/project/projects/{projectId}/payout-accounts, or the payout account among the project’s payments.',
    phase_change_not_allowed: 'The project cannot go from phase %{from} to phase %{to}.',
    phase_change_forbidden: 'Only an administrator can change the phase of a project.',
    not_editable: 'The project is already open: only an administrator can change it.',
    review_not_draft: 'Only drafts are sent for review, and the project is already in another phase.',
    in_review: 'The project is already in review.',
    not_in_review:
      'The project is no longer in review: it was withdrawn, returned or published in the meantime.',
    opening_planned:
      'An administrator has already planned the opening of the project. If it should not open, ask them to cancel the plan or to return the project.',
    no_opening_planned:
      'The opening is no longer planned: it was cancelled, or the project changed phase in the meantime.',
    opening_phase_changed:
      'The project had changed phase in the meantime and could no longer enter the planned one.',
    opening_planner_left: 'The person who planned the opening is no longer an administrator.',
    in_use: 'The project has already been opened to investors and cannot be deleted.',
    type_in_use: 'There are projects of this type: it cannot be deleted.',
    type_name_taken: 'There is already a project type with this name.',
    template_name_taken: 'There is already a template with this name.',
    investing_not_possible: 'Investing is not possible at this stage.',
    outside_financing_period:
      'The financing period of this project has not started, or is over: check its dates before you invest.',
    identity_not_approved: 'Verify your identity in your profile before you invest.',
    correction_waits:
      'You suspended this offer, and the correction that another person proposed waits for a decision. Until then you cannot change the sheet.',
    follow_over: 'The offer of this project is over, so there is nothing left to tell you about.',
    question_identity_needed: 'Verify your identity in your profile before you ask.',
    questions_over: 'The project is closed and takes no more questions. If you have one, write to support.',
    too_many_questions:
      'You can ask %{max} questions in 24 hours, and you have asked them all. Try again later.',
    question_decided: 'This question is already published or declined.',
    question_unanswered: 'Write the answer and say whose it is before you publish it.',
    question_not_published: 'You can only add to a published question.',
    terms_not_accepted: 'To invest, read the current terms and accept them.',
    amount_not_positive: 'The amount must be greater than zero.',
    amount_below_minimum: 'The amount is too small: invest at least %{minimum}.',
    amount_above_remaining: 'The amount is more than what is left to finance: invest at most %{remaining}.',
    too_many_investors:
      'This project has already reached its maximum number of investors (%{max}): choose another one.',
    not_financed: 'This is only possible while the project is in the Financed phase.',
    no_destination_account: 'The project has no approved payout account: propose one first.',
    payout_account_not_needed: 'The project is over, so it no longer needs a payout account.',
    release_too_early:
      'The promoter receives the money when the project starts. Wait until %{start}, or set the project to release it as soon as it is financed.',
    amount_above_escrow:
      'The project does not hold that much money that is still free: release at most %{available}.',
    no_tax_withholder: 'Nothing is withheld from the interest of this project.',
    amount_above_tax: 'Not that much tax is withheld and still free: pay at most %{available}.',
    tax_not_to_office:
      'In this project the promoter pays the tax office: order the payment to the promoter on the project’s page.',
    tax_not_to_promoter:
      'The platform pays this tax to the tax office itself: record the payment with its proof.',
    release_ordered:
      'A release of %{ordered} waits for a payment file or for the bank: cancel it first, or import the statement that shows it.',
    tax_unchanged: 'What was withheld from this payment is already right: there is nothing to correct.',
    tax_settled:
      'This tax has already been paid in: only %{available} are still here. What was withheld too much is claimed from the tax office.',
    wallet_below_tax:
      'There is not enough in the wallet: %{missing} are still to be withheld, and it has %{available}.',
    repayment_above_due: 'That is more than the promoter still has to repay: record at most %{outstanding}.',
    distribution_already_run: 'These returns have already been distributed; they are not paid twice.',
    distribution_out_of_order:
      'Returns are distributed in the order of the schedule: choose the first delivery not paid yet.',
    returns_not_enough:
      'Another %{missing} is needed for this delivery: record the promoter’s repayment first.',
    refund_not_covered:
      'Another %{missing} is needed to give investors their money back: record the promoter’s repayment first.',
    not_closable:
      'The project cannot be closed like this. Without refund, it must be financed, its investments finished and all its money paid out; with refund, it must be open or financed.',
    already_in_default: 'This loan is in default already.',
    nothing_owed: 'The promoter owes nothing on this loan any more, so it cannot be in default.',
    not_in_default: 'Stages of recovery are recorded once the loan is in default.',
    recovery_before_default: 'This day is before the loan was in default.',
    recovery_above_received:
      'The stages cannot bring more than the promoter has paid since the default: %{available} is left. Record the repayment first.',
    entry_test_needed:
      'Before your first investment, take the knowledge test or say that you do not want to take it.',
    warning_not_acknowledged: 'Before you invest you have to read the risk warning in your investor profile.',
    risk_consent_needed:
      'With this amount you exceed %{threshold} in this project: read the risk warning and give your express consent.',
    risk_warning_outdated: 'The text of the warning has changed. Load the page again and read it once more.',
    risks_not_understood: 'To invest this amount you have to answer the questions on the risks correctly.',
    fully_subscribed:
      'The project has raised all its money. Join the waiting list in case an investor cancels.',
    not_fully_subscribed: 'This project still has room: you can invest directly.',
    provider_may_not_invest: 'The company that runs the platform cannot invest in its projects.',
    company_declaration_needed:
      'Before investing, your company must declare its tax number, its legal form, its beneficial owners and who may act for it. You can do so in your profile.',
    fiscal_residence_needed:
      'Before investing, you must say in which country you have your tax residence, because the tax on your interest depends on it.',
    preinvestors_first:
      'The preinvestors of the project invest first. You can invest once their amounts are allocated.',
    preinvestment_not_possible: 'This project is not in preinvestment.',
    preinvestment_over: 'The preinvestment of this project has ended.',
    preinvestment_runs: 'The preinvestment of this project has not ended yet.',
    wishes_to_confirm:
      'The sheet has changed and some preinvestments are not confirmed: their investors have until %{until} to read it.',
    allocation_changed: 'The allocation has changed since you saw it. Check the new one and confirm it.',
    no_wishes: 'There are no amounts of preinvestors to allocate.',
    wish_already: 'You are already a preinvestor of this project: you can change the amount.',
    wish_over: 'This preinvestment is no longer open.',
    wish_not_in_steps: 'The amount must be a multiple of %{step}.',
    wish_above_reserved: 'At most %{reserved} are reserved for the preinvestment.',
    wish_deposit_above_balance: 'You need a balance of %{deposit} in your wallet for the deposit.',
    too_many_preinvestors: 'The project already has its maximum of %{max} preinvestors.',
    others_wait:
      'Other investors are on the waiting list, and the room that is left is for them. Join the list.',
    waiting_already: 'You are already on the waiting list of this project.',
    waiting_over: 'You are no longer on this waiting list.',
    order_bound:
      'The project is fully subscribed and your reflection period has ended: this investment can no longer be cancelled.',
    reflection_running:
      'Some investors may cancel free of charge until %{until}: the project cannot be marked as financed before.',
    order_not_cancellable:
      'This investment can no longer be cancelled: that is only possible while the project is open.',
    nothing_raised: 'Nothing has been invested in the project yet, so it cannot be marked as financed.',
    close_first:
      'This project holds investors’ money: close it with “Close the project”, which returns it or checks that it has been paid.',
    close_preinvestment:
      'There are preinvestors: close it with a refund, which another administrator has to approve, or suspend the offer.',
    owner_taken: 'There is an owner with this tax number already: use that record.',
    owner_in_use: 'There are projects of this owner: the record cannot be deleted.',
    owner_fixed: 'The offer has opened: its promoter cannot be changed.',
    owner_in_sheet:
      'The sheet of an open offer says so. Suspend the offer first, and publish a corrected sheet afterwards.',
    tax_withholder_missing:
      'Say who withholds tax of the interest, or on what ground nobody does, before you open the offer.',
    untaxed_ground_unproven:
      'First add a current document to the promoter’s record that proves why nothing is withheld.',
    owner_missing: 'Choose the record of the promoter before you open the offer.',
    owner_evidence_in_use:
      'Documents of an owner cannot be deleted while one of its projects is offered or running, nor in the years after in which they must be kept.',
    owner_evidence_missing:
      'The record of the promoter is not complete. Before the offer opens, add: %{missing}. Documents that are out of date do not count.',
    owner_country_refused:
      'The promoter, or one of its beneficial owners, is from a high-risk country: its offer cannot open.',
    owner_conflict: 'The promoter has a tie to the platform that bars it from offering projects here.',
    guarantee_agent_missing:
      'The project names a guarantee agent: choose their record before you open the offer.',
    guarantee_agent_refused:
      'The record of the guarantee agent does not let the offer open: %{missing}. Documents that are out of date do not count.',
    owner_limit_exceeded:
      'The promoter would exceed %{limit} in twelve months, over all platforms: it has already offered %{earlier}.',
    terms_fixed: 'Investors have already accepted this condition: it cannot be changed.',
    terms_bound: 'Only a new version of the key investment information sheet can change this term.',
    wishes_bind: 'Preinvestors rely on this term: it cannot be changed until their amounts are allocated.',
    offer_suspended: 'The offer is suspended while its key investment information sheet is corrected.',
    sheet_differs:
      'The published sheet does not say the same as the project and the record of the promoter. These differ: %{differences}. Publish a new sheet first.',
    sheet_needed:
      'The key investment information sheet of the project is not published yet, so it cannot be offered.',
    sheet_newer:
      'The key investment information sheet has changed: version %{version} is now in force. Read it before you confirm.',
    sheet_not_filed: 'The sheet must be with the authority before: the offer may open from %{date} on.',
    sheet_not_needed: 'The project is no longer offered: its sheet cannot be changed.',
    sheet_incomplete:
      'Something is missing in the sheet (%{count}). Complete its texts in both languages, and the end of the offer, and publish it before the offer opens.',
    sheet_below_target:
      'The sheet must say what the platform does if the target is missed: choose one of the options in part B again.',
    deadline_to_come:
      'The target has not been reached, and investing is possible until %{until}, that day included: it cannot be financed before.',
    partial_too_late:
      'The sheet allowed financing below the target until %{until}: since then all the money goes back. Close the project with a refund.',
    target_missed:
      'The sheet says that all the money returns if the target is missed: close the project with a refund.',
    sheet_too_long: 'The sheet takes %{sides} sides and the law allows %{max}. Shorten its texts.',
    sheet_attestation_outdated:
      'The text of the check has changed. Reload the page, read it and propose the sheet again.',
    sheet_without_lei:
      'The configuration lacks the LEI of the company: without it no sheet can be published.',
    report_without_lei:
      'The configuration lacks the LEI of the company: without it the authority takes no report.',
    sheet_terms_impossible:
      'The target cannot be below what is invested already, nor below the minimum investment.',
  },
  support: {
    complaint_answered: 'This complaint already has that answer.',
    complaint_link_invalid: 'This link no longer works. Ask for another one on the complaints page.',
    complaint_link_needed: 'To send a complaint, log in or confirm your e-mail address.',
    complaint_not_admitted: 'First answer whether the complaint is admissible.',
    own_complaint: 'You cannot answer your own complaint.',
    too_many_complaints:
      'You already have %{max} open complaints. Wait until we have answered one, or add what is missing by replying to our mails.',
    canned_answer_title_taken: 'There is already a canned answer with this title.',
    merge_target_over: 'That ticket is closed. Reopen it before you merge another into it.',
    ticket_merged: 'This ticket has been merged into “%{title}”. Please write in that one.',
    ticket_over: 'The ticket is closed. Open another one if you still need help.',
    too_many_open_tickets: 'You already have %{max} open tickets. Close one of them, or write in it.',
    state_change_not_allowed: 'The ticket cannot go from the status %{from} to %{to}.',
  },
  wallet: {
    amount_not_positive: 'The amount must be greater than zero.',
    amount_above_balance: 'The amount must not exceed the available balance in the wallet.',
    too_many_pending_deposits: 'You already have %{max} pending deposits. Wait until one of them is decided.',
    too_many_pending_withdrawals:
      'You already have %{max} pending withdrawals. Wait until one of them is decided.',
    bank_account_required: 'Choose the bank account that the money comes from or goes to.',
    bank_account_not_valid:
      'The bank account is not validated: choose one that is, or wait for its validation.',
    transaction_already_decided: 'The transaction has already been approved or rejected. Reload to see it.',
    own_transaction:
      'You cannot decide on a transaction of your own wallet: another administrator has to do it.',
    four_eyes: 'You entered this transaction: another administrator has to approve it.',
    insufficient_balance: 'The wallet balance is not enough.',
    withdrawals_held:
      'The withdrawals of this customer wait until %{until}, because access to their account changed recently.',
    withdrawals_stopped:
      'The customer has stopped their withdrawals. Talk to them; two administrators can then allow withdrawals again.',
    tax_year_not_over: 'The certificate can be downloaded once the year is over.',
    hold_not_stopped: 'The customer has not stopped their withdrawals: the wait ends by itself.',
    creation_failed: 'Could not create wallet. Try again or contact support.',
  },
};
