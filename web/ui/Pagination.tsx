import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from './Button.tsx';
import styles from './Pagination.module.css';

interface PaginationProps {
  label: string;
  /** Page number, from 1. */
  page: number;
  pageCount: number;
  /** "Page 1 of 5", formatted. */
  text: string;
  previousLabel: string;
  nextLabel: string;
  onChange: (page: number) => void;
}

/** Previous, the current page, Next; the button at an end is disabled. */
export function Pagination({
  label,
  page,
  pageCount,
  text,
  previousLabel,
  nextLabel,
  onChange,
}: PaginationProps) {
  return (
    <nav aria-label={label} className={styles.nav}>
      <Button
        variant="secondary"
        icon={ChevronLeft}
        flipIcon
        isDisabled={page <= 1}
        onPress={() => onChange(page - 1)}
      >
        {previousLabel}
      </Button>
      <span className="num">{text}</span>
      <Button
        variant="secondary"
        iconEnd={ChevronRight}
        flipIcon
        isDisabled={page >= pageCount}
        onPress={() => onChange(page + 1)}
      >
        {nextLabel}
      </Button>
    </nav>
  );
}
