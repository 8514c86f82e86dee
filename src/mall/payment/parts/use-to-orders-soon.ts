// After a success: two seconds to read it, then the orders.
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { seconds } from '#kit/time/duration.ts';

const REDIRECT_AFTER = seconds(2); // spec §9

/** Leads to the list of orders (or `to`), so that going back does not lead to the payment again. */
export function useToOrdersSoon(to = '/member/order/list'): void {
  const navigate = useNavigate();
  useEffect(() => {
    const leaving = setTimeout(() => void navigate(to, { replace: true }), REDIRECT_AFTER);
    return () => clearTimeout(leaving);
  }, [navigate, to]);
}
