import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useDeferredValue, useEffect, useRef, type ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { focusField } from './focusField.ts';
import { Icon } from './Icon.tsx';
import styles from './StepTabs.module.css';
import { useUiText } from './ui-text.ts';

interface StepTabsProps {
  label: string;
  steps: readonly { id: string; label: string; isDone: boolean; content: ReactNode }[];
  selectedId: string;
  /** Shown in place of the first step until that is rendered. */
  skeleton?: ReactNode;
  onChange: (id: string) => void;
}

/**
 * A button that leads to the next step disappears with its own step. The focus then moves to the heading of the new
 * step, which names it, or to its tab; where something has to be corrected, to that field.
 */
const useFocusOnStep = (selectedId: string) => {
  const steps = useRef<HTMLDivElement>(null);
  const shown = useRef(selectedId);
  useEffect(() => {
    if (shown.current === selectedId) return undefined;
    shown.current = selectedId;
    const focus = () => {
      if (document.activeElement !== document.body) return;
      const find = (selector: string) => steps.current?.querySelector<HTMLElement>(selector) ?? null;
      const bad = find('[role=tabpanel] [aria-invalid=true]');
      if (bad) focusField(bad);
      else
        (find('[role=tabpanel] h2[tabindex]') ?? find('[aria-selected=true]'))?.focus({
          preventScroll: true,
        });
    };
    // The library renders the new step and removes the old one a moment later.
    const timer = setTimeout(focus, 0);
    return () => clearTimeout(timer);
  }, [selectedId]);
  return steps;
};

/** Tabs that look like numbered steps; all can be opened, completed ones have a check mark. */
export function StepTabs({ label, steps, selectedId, skeleton = null, onChange }: StepTabsProps) {
  const text = useUiText();
  // Tabs are rendered twice, because the library first collects their items; the content follows in a separate render.
  const isContentDue = useDeferredValue(true, false);
  const root = useFocusOnStep(selectedId);
  return (
    <Tabs
      ref={root}
      selectedKey={selectedId}
      onSelectionChange={(key) => onChange(String(key))}
      keyboardActivation="manual"
      className={styles.root}
    >
      <TabList aria-label={label} className={styles.list}>
        {steps.map((step, index) => {
          const isDone = step.isDone && step.id !== selectedId;
          return (
            <Tab key={step.id} id={step.id} className={clsx(styles.step, isDone && styles.done)}>
              <span className={clsx(styles.mark, 'num')} aria-hidden="true">
                {isDone ? <Icon icon={Check} size={18} /> : index + 1}
              </span>
              <span className={styles.label}>{step.label}</span>
              {isDone && <span className="visually-hidden">, {text.stepDone}</span>}
            </Tab>
          );
        })}
      </TabList>
      {steps.map((step) => (
        <TabPanel key={step.id} id={step.id} className={styles.panel}>
          {isContentDue ? step.content : skeleton}
        </TabPanel>
      ))}
    </Tabs>
  );
}

/** The same steps before they can be used, as high as the tabs, so that nothing moves when those appear. */
export function StepPreview({
  label,
  steps,
}: {
  label: string;
  steps: readonly { id: string; label: string }[];
}) {
  return (
    <ol aria-label={label} className={clsx(styles.list, styles.preview)}>
      {steps.map((step, index) => (
        <li key={step.id} className={styles.step} data-next={index === 0 || undefined}>
          <span className={clsx(styles.mark, 'num')} aria-hidden="true">
            {index + 1}
          </span>
          <span className={styles.label}>{step.label}</span>
        </li>
      ))}
    </ol>
  );
}
