import { clsx } from 'clsx';
import { type ReactNode, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Message } from '#i18n/messages.ts';
import { Text } from '#i18n/Text.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Drawing } from '../../kit/Drawing.tsx';
import styles from './ChartCard.module.css';
import { messages } from './charts.messages.ts';

interface ChartCardProps {
  title: string;
  /** Small text beside the title. */
  note?: string;
  /** One sentence that describes the chart. */
  summary: string;
  /** Headings of the table with the same data; the first column names its row. */
  columns: readonly string[];
  rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
  isEmpty: boolean;
  /** Shown in place of an empty chart; “No bookings yet” by default. */
  empty?: Message;
  /** Class with the size of the chart. */
  space: string | undefined;
  /** The chart. */
  children: ReactNode;
  className?: string | undefined;
}

/**
 * A chart with a summary, and a table of its data, which is visually hidden until it is opened and then replaces the
 * chart.
 */
export function ChartCard(props: ChartCardProps) {
  const {
    title,
    note,
    summary,
    space,
    children,
    isEmpty,
    empty = messages.empty,
    className,
    ...table
  } = props;
  const intl = useIntl();
  const id = useId();
  const [isTable, setTable] = useState(false);
  return (
    <Card as="section" className={clsx(styles.card, className)} aria-labelledby={`${id}-title`}>
      <header className={styles.header}>
        <div className={styles.words}>
          <h3 id={`${id}-title`}>{title}</h3>
          {note && <p className={styles.note}>{note}</p>}
        </div>
        <Button
          variant="ghost"
          size="sm"
          aria-labelledby={`${id}-switch ${id}-title`}
          aria-expanded={isTable}
          aria-controls={`${id}-table`}
          onPress={() => setTable(!isTable)}
        >
          <span id={`${id}-switch`}>
            <Text message={isTable ? messages.asChart : messages.asTable} />
          </span>
        </Button>
      </header>
      {!isTable && (
        <div className={styles.picture}>
          <Drawing
            label={isEmpty ? intl.formatMessage(empty) : summary}
            space={space}
            className={styles.drawing}
          >
            {children}
          </Drawing>
          {isEmpty && (
            <p className={styles.empty} aria-hidden="true">
              <Text message={empty} />
            </p>
          )}
        </div>
      )}
      <div
        id={`${id}-table`}
        className={clsx(isTable ? styles.scroll : 'visually-hidden')}
        // The table of thirty nights scrolls inside the card, so it must be focusable for keyboard users.
        {...(isTable && { role: 'group', 'aria-labelledby': `${id}-title`, tabIndex: 0 })}
      >
        <ChartTable title={title} {...table} />
      </div>
    </Card>
  );
}

function ChartTable({ title, columns, rows }: Pick<ChartCardProps, 'title' | 'columns' | 'rows'>) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [first, ...others] }) => (
          <tr key={key}>
            <th scope="row">{first}</th>
            {others.map((cell, at) => (
              <td key={columns[at + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
