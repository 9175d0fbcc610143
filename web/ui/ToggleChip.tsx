import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { ToggleButton } from 'react-aria-components';
import chip from './Chip.module.css';
import { Icon, type IconType } from './Icon.tsx';

interface ToggleChipProps {
  children: ReactNode;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  icon?: IconType;
  isDisabled?: boolean;
  /** Can be chosen, but would leave no results. */
  isFaint?: boolean;
  'aria-label'?: string;
}

/** A pill that is on or off, for one of several filters. */
export function ToggleChip({ children, icon, isFaint = false, ...rest }: ToggleChipProps) {
  return (
    <ToggleButton {...rest} className={clsx(chip.chip, isFaint && chip.faint)}>
      {icon && <Icon icon={icon} />}
      <span>{children}</span>
    </ToggleButton>
  );
}
