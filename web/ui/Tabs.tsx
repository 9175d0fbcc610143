import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components';
import { Icon, type IconType } from './Icon.tsx';
import styles from './Tabs.module.css';

interface TabsProps {
  label: string;
  tabs: readonly { id: string; label: string; content: ReactNode; icon?: IconType }[];
  selectedId: string;
  onChange: (id: string) => void;
}

/** Scrolls a row that is wider than the screen until the tab is in its middle, without scrolling the page. */
const centre = (tab: HTMLElement) => {
  const row = tab.parentElement?.parentElement;
  if (!row) return;
  const [around, inside] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
  row.scrollLeft += (inside.left + inside.right - around.left - around.right) / 2;
};

/** Scrolls the selected tab into view, and again when its text has its font and its final width. */
const bringIntoView = (tab: HTMLElement | null) => {
  if (!tab) return;
  centre(tab);
  if ('fonts' in document) void document.fonts.ready.then(() => centre(tab));
};

/** Sections of one screen; arrows (mirrored in right-to-left pages), Home and End move between them. */
export function Tabs({ label, tabs, selectedId, onChange }: TabsProps) {
  return (
    <AriaTabs
      selectedKey={selectedId}
      onSelectionChange={(key) => onChange(String(key))}
      className={styles.root}
    >
      <div className={styles.scroll}>
        <TabList aria-label={label} className={styles.list}>
          {tabs.map((tab) => (
            <Tab
              key={tab.id}
              id={tab.id}
              className={styles.tab}
              ref={tab.id === selectedId ? bringIntoView : null}
            >
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
