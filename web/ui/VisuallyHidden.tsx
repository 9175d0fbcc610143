import type { ReactNode } from 'react';

/** Read by screen readers, not drawn. */
export function VisuallyHidden({
  children,
  as: Tag = 'span',
}: {
  children: ReactNode;
  as?: 'span' | 'div' | 'h2';
}) {
  return <Tag className="visually-hidden">{children}</Tag>;
}
