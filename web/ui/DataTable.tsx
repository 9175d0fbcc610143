import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './DataTable.module.css';
import { useIsPhone } from './useIsPhone.ts';

export interface DataColumn<Row> {
  id: string;
  label: string;
  renderCell: (row: Row) => ReactNode;
  /** `end` is for numbers and states. */
  align?: 'start' | 'end';
}

interface DataTableProps<Row> {
  /** The table's name, for screen readers. */
  label: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** A row on a phone; by default each value below the name of its column. */
  renderStacked?: (row: Row) => ReactNode;
  /** The first column names its row. */
  hasRowHeaders?: boolean;
  className?: string;
}

/** A table; on phones its rows are stacked. */
export function DataTable<Row>({ label, columns, rows, rowKey, ...props }: DataTableProps<Row>) {
  const { renderStacked, hasRowHeaders = false, className } = props;
  const isPhone = useIsPhone();
  if (isPhone) {
    return (
      <ul aria-label={label} className={clsx(styles.stack, className)}>
        {rows.map((row) => (
          <li key={rowKey(row)}>
            {renderStacked ? renderStacked(row) : <Stacked columns={columns} row={row} />}
          </li>
        ))}
      </ul>
    );
  }
  return (
    <table aria-label={label} className={clsx(styles.table, className)}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.id} scope="col" className={clsx(column.align === 'end' && styles.end)}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map((column, index) => {
              const Cell = hasRowHeaders && index === 0 ? 'th' : 'td';
              return (
                <Cell
                  key={column.id}
                  {...(Cell === 'th' && { scope: 'row' })}
                  className={clsx(column.align === 'end' && styles.end)}
                >
                  {column.renderCell(row)}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Stacked<Row>({ columns, row }: { columns: readonly DataColumn<Row>[]; row: Row }) {
  return (
    <dl className={styles.facts}>
      {columns.map((column) => (
        <div key={column.id}>
          <dt>{column.label}</dt>
          <dd>{column.renderCell(row)}</dd>
        </div>
      ))}
    </dl>
  );
}
