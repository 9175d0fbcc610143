import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Notice.module.css';

const icons = { info: Info, danger: CircleAlert, warn: TriangleAlert, ok: CircleCheck };

interface NoticeProps {
  tone: 'info' | 'danger' | 'warn' | 'ok';
  children: ReactNode;
  /** A small button at the end: Retry. */
  action?: ReactNode;
  /** `alert` interrupts a screen reader, `status` waits; without a role it is plain content. */
  role?: 'alert' | 'status';
  className?: string;
}

/** A message within the page. */
export function Notice({ tone, children, action, role, className }: NoticeProps) {
  return (
    <div className={clsx(styles.notice, styles[tone], className)} role={role}>
      <Icon icon={icons[tone]} size={20} />
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  );
}
