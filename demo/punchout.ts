// The procurement systems of the demo's enterprise, so that anybody can try punchout with curl (docs/api.md).
export const demoPunchout = {
  /** In whose name they shop and order. */
  memberName: 'company01_buy',
  identity: 'YUANCAI-DEMO',
  secret: 'punchout-Demo2026',
  hosts: ['localhost:3000', 'erp.example.com'],
  systems: [
    { protocol: 'cxml', name: '演示 ERP（cXML）' },
    { protocol: 'oci', name: '演示 SRM（OCI）' },
  ],
} as const;
