import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components';
import { Icon, type IconType } from './Icon.tsx';
import styles from './Tabs.module.css';

interface TabsProps {
  label: string;
  tabs: readonly { id: string; label: string; content: ReactNode; icon?: IconType }[];
  selectedId: string;
  onChange: (id: string) => void;
}

/** Brings the selected tab into the middle of a row that is wider than the screen, without moving the page. */
const useSelectedInView = (selectedId: string) => {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const tabs = [...(row.current?.querySelectorAll('[role=tab]') ?? [])];
    const tab = tabs.find((each) => each.getAttribute('data-key') === selectedId);
    if (!row.current || !tab) return;
    const [around, inside] = [row.current.getBoundingClientRect(), tab.getBoundingClientRect()];
    row.current.scrollLeft += (inside.left + inside.right - around.left - around.right) / 2;
  }, [selectedId]);
  return row;
};

/** Sections of one screen; arrows, Home and End move, mirrored in right-to-left pages. */
export function Tabs({ label, tabs, selectedId, onChange }: TabsProps) {
  const row = useSelectedInView(selectedId);
  return (
    <AriaTabs
      selectedKey={selectedId}
      onSelectionChange={(key) => onChange(String(key))}
      className={styles.root}
    >
      <div ref={row} className={styles.scroll}>
        <TabList aria-label={label} className={styles.list}>
          {tabs.map((tab) => (
            <Tab key={tab.id} id={tab.id} className={styles.tab}>
              {tab.icon && <Icon icon={tab.icon} />}
              {tab.label}
            </Tab>
          ))}
        </TabList>
      </div>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className={styles.panel}>
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
