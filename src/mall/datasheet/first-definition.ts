// What a new data sheet begins as: one measured number of each specimen against a limit.

export const FIRST_DEFINITION = `{
  "key": "NEW-SHEET", "version": 1, "kind": "TEST", "zh": "新模板", "en": "New sheet",
  "params": [{ "id": "lim", "zh": "上限", "en": "Upper limit", "unit": "V", "from": "limitHigh", "required": true }],
  "env": { "tempC": [15, 35], "rh": [25, 75] },
  "equipment": [{ "role": "meter", "class": "multimeter" }],
  "tables": [
    {
      "id": "m", "zh": "测量", "en": "Measurements", "rows": "specimen",
      "columns": [
        { "id": "x", "zh": "读数", "en": "Readings", "unit": "V", "readings": 3, "required": true },
        { "id": "avg", "zh": "平均值", "en": "Mean", "unit": "V", "expr": "mean(x)", "dp": 3 }
      ]
    }
  ],
  "budget": [
    { "name": "repeatability", "type": "A", "of": "m.x" },
    { "name": "meter", "type": "B", "dist": "normal", "value": "0.01", "divisor": 2 }
  ],
  "decision": { "value": "m.avg", "hi": "lim", "rule": "form" },
  "report": { "tables": ["m"] },
  "examples": [
    {
      "name": "1",
      "values": { "params": { "lim": "5" }, "tables": { "m": [{ "x": ["4.90", "4.92", "4.91"] }] } },
      "expect": { "m.avg": "4.910", "verdict": "PASS" }
    }
  ]
}
`;
