import { useState } from 'react';

/**
 * Counts how often a layer was opened, for the `key` of its overlay. A layer that is closed while its opening animation
 * runs stays in the document until that ends. Opened again by then, the same overlay would stay and not take the focus,
 * so that Escape would no longer reach it.
 */
export function useOpening(isOpen: boolean): number {
  const [seen, setSeen] = useState({ isOpen, count: 0 });
  if (seen.isOpen !== isOpen) setSeen({ isOpen, count: seen.count + (isOpen ? 1 : 0) });
  return seen.count;
}
