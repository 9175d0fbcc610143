import type { ReactNode } from 'react';
import { Card } from './Card.tsx';
import { Icon, type IconType } from './Icon.tsx';
import styles from './StatCard.module.css';

interface StatCardProps {
  icon: IconType;
  label: string;
  value: ReactNode;
  /** A small line below the figure. */
  trend?: ReactNode;
  /** Further lines between figure and trend. */
  children?: ReactNode;
}

/** A figure with its name. */
export function StatCard({ icon, label, value, trend, children }: StatCardProps) {
  return (
    <Card as="section" className={styles.card}>
      <span className={styles.tile}>
        <Icon icon={icon} size={20} />
      </span>
      <h3 className={styles.label}>{label}</h3>
      <p className={styles.value}>{value}</p>
      {children}
      {trend && <div className={styles.trend}>{trend}</div>}
    </Card>
  );
}
