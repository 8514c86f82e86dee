// STUB: its owner replaces this file wholly.
export function LoginModalHost() {
  return null;
}
