// Imports through the one door of a package, written as imports of its files.
import { expect, it } from 'vitest';
import { piecesOf, straighten } from './straight-imports.ts';

const DOOR = `export { default as Menu, default as MenuIcon } from './icons/menu.mjs';
export { default as createLucideIcon } from './createLucideIcon.mjs';
import * as Dialog from "@radix-ui/react-dialog";
`;
const pieces = piecesOf(DOOR, '/packages/door');

it('imports each piece from its own file', () => {
  const code = `import { Menu, MenuIcon as Bars, Dialog as Radix } from "door";\nimport { cx } from "./cx.ts";`;
  expect(straighten(code, 'door', pieces)).toBe(
    'import Menu from "/packages/door/icons/menu.mjs";import Bars from "/packages/door/icons/menu.mjs";import * as Radix from "@radix-ui/react-dialog";\nimport { cx } from "./cx.ts";',
  );
});

it('leaves with the door what is no piece of it', () => {
  expect(straighten("import { Menu, useDoor } from 'door';", 'door', pieces)).toBe(
    'import Menu from "/packages/door/icons/menu.mjs";import { useDoor } from "door";',
  );
  expect(straighten('import { Menu } from "window";', 'door', pieces)).toBe('import { Menu } from "window";');
});
