// STUB: its owner replaces this file wholly.
export interface PaymentChannel { readonly name: string }
