// Which table and column each process writes its steps of.

export interface StepChain {
  docType: string;
  table: string;
  key: string;
}

const of = (docType: string, table: string, key: string): StepChain => ({ docType, table, key });

export const stepChains: readonly StepChain[] = [
  of('order', 'sub_order', 'order_sn'),
  of('payment', 'payment', 'payment_sn'),
  of('refund', 'refund', 'refund_sn'),
  of('recharge', 'recharge', 'recharge_sn'),
  of('afterSale', 'after_sale', 'case_sn'),
  of('complaint', 'complaint', 'complaint_sn'),
  of('settlementBill', 'settlement_bill', 'bill_sn'),
  of('payout', 'payout', 'payout_sn'),
  of('invoice', 'invoice', 'invoice_sn'),
  of('invoiceHeader', 'invoice_header', 'header_id'),
  of('taxFile', 'tax_file', 'tax_file_id'),
  of('providerJob', 'provider_job', 'job_sn'),
  of('redLetter', 'red_letter', 'red_sn'),
  of('creditAccount', 'credit_account', 'account_id'),
  of('creditApplication', 'credit_application', 'credit_sn'),
  of('statement', 'statement', 'statement_sn'),
  of('statementDispute', 'statement_dispute', 'dispute_id'),
  of('bankLine', 'bank_line', 'line_sn'),
  of('difference', 'channel_difference', 'difference_sn'),
  of('sample', 'sample_request', 'sample_sn'),
  of('approval', 'approval', 'approval_id'),
  of('inquiry', 'inquiry', 'inq_sn'),
  of('quotation', 'quotation', 'quo_sn'),
  of('award', 'award', 'award_sn'),
  of('contract', 'contract', 'contract_sn'),
  of('instrument', 'instrument', 'instrument_id'),
  of('service', 'service_order', 'service_sn'),
  of('specimen', 'specimen', 'specimen_no'),
  of('authen', 'authen_case', 'authen_sn'),
  of('authenCertificate', 'authen_certificate', 'cert_no'),
  of('surveillance', 'surveillance_task', 'task_id'),
  of('item', 'service_item', 'item_id'),
  of('report', 'report', 'report_id'),
  of('objection', 'objection', 'objection_id'),
  of('serviceChange', 'service_change', 'change_id'),
  of('labStaff', 'lab_staff', 'staff_id'),
  of('equipment', 'equipment', 'equip_id'),
  of('sheet', 'sheet_definition', 'definition_id'),
  of('project', 'project', 'project_id'),
  of('projectRisk', 'project_risk', 'risk_id'),
  of('certification', 'certification', 'cert_sn'),
  of('enterprise', 'enterprise', 'enterprise_id'),
  of('subAccount', 'sub_account', 'member_id'),
  of('designerApplication', 'designer_application', 'apply_sn'),
  of('designer', 'designer', 'member_id'),
  of('signAuth', 'sign_auth', 'sign_auth_id'),
  of('seal', 'seal', 'seal_id'),
  of('optimiseRun', 'optimise_run', 'run_id'),
  of('matImport', 'mat_import', 'import_id'),
  of('replacementPair', 'replacement_pair', 'pair_id'),
];
