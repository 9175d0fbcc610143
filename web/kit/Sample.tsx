import { useId, type ReactNode } from 'react';
import { Card } from '../ui/Card.tsx';
import styles from './KitPage.module.css';

/** One group of components under its heading; in a row, or in columns like a form. */
export function Sample(props: { title: string; layout?: 'row' | 'fields' | 'stack'; children: ReactNode }) {
  const { title, layout = 'row', children } = props;
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <div className={styles.section}>
        <h2 id={id} className="title">
          {title}
        </h2>
        <div className={layout === 'stack' ? styles.section : styles[layout]}>{children}</div>
      </div>
    </Card>
  );
}
