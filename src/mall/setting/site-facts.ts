// Who runs the mall, and how its facts fill the placeholders of agreements.

/** What a text of the mall may leave open, as `{serviceTel}` (domain-operate §1). */
export const PLACEHOLDERS = ['companyName', 'companyAddress', 'serviceTel', 'court'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** What is known of them in one language; empty where the platform has not said it. */
export type SiteFacts = Readonly<Record<Placeholder, string>>;

const BLANK = '＿＿＿＿';
const OPEN = new RegExp(`\\{(${PLACEHOLDERS.join('|')})\\}`, 'g');

/** The text with its placeholders filled; what is not known stays a blank to be seen. */
export const fillText = (text: string, facts: SiteFacts): string =>
  text.replace(OPEN, (_open, name: Placeholder) => facts[name] || BLANK);

/** The placeholders of a text that nothing is known for, each once. */
export const leftOpen = (text: string, facts: SiteFacts): Placeholder[] =>
  PLACEHOLDERS.filter((name) => facts[name] === '' && text.includes(`{${name}}`));
