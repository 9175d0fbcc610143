import { Users } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { DataTable } from '../ui/DataTable.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Notice } from '../ui/Notice.tsx';
import { ProgressBar } from '../ui/ProgressBar.tsx';
import { Skeleton, SkeletonRegion } from '../ui/Skeleton.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { StatCard } from '../ui/StatCard.tsx';
import { StepTabs } from '../ui/StepTabs.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { Sample } from './Sample.tsx';

const steps = ['Guest Details', 'Car Rental', 'Insurance', 'Attractions', 'Summary'];
const rows = [
  { id: '1', name: 'Almog Beach Hotel', price: '₪742' },
  { id: '2', name: 'בית השעון', price: '₪588' },
];

function TabsAndSteps() {
  const [tab, setTab] = useState('a');
  const [step, setStep] = useState('Insurance');
  return (
    <Sample title="Tabs and steps" layout="stack">
      <Tabs
        label="Tabs"
        selectedId={tab}
        onChange={setTab}
        tabs={[
          { id: 'a', label: 'Dashboard', content: 'The first panel' },
          { id: 'b', label: 'Hotels', content: 'The second panel' },
        ]}
      />
      <StepTabs
        label="Steps"
        selectedId={step}
        onChange={setStep}
        steps={steps.map((label, index) => ({ id: label, label, isDone: index < 2, content: label }))}
      />
      <Disclosure label="A disclosure" defaultExpanded>
        What it hides.
      </Disclosure>
    </Sample>
  );
}

export function Structure() {
  return (
    <>
      <TabsAndSteps />
      <Sample title="Notices" layout="stack">
        {(['info', 'ok', 'warn', 'danger'] as const).map((tone) => (
          <Notice key={tone} tone={tone} action={<Button size="sm">Retry</Button>}>
            A notice ({tone})
          </Notice>
        ))}
      </Sample>
      <Sample title="Loading" layout="stack">
        <SkeletonRegion label="Loading">
          <Skeleton height="5rem" radius="md" />
          <Skeleton width="60%" />
        </SkeletonRegion>
        <Spinner label="Loading" />
        <ProgressBar label="Known part" value={40} />
      </Sample>
      <Sample title="Empty" layout="stack">
        <EmptyState title="Nothing here yet" headingLevel={3} action={<Button>Search Hotels</Button>}>
          One line that says what to do.
        </EmptyState>
      </Sample>
      <Sample title="Table and figures" layout="stack">
        <DataTable
          label="Hotels"
          rows={rows}
          rowKey={({ id }) => id}
          columns={[
            { id: 'name', label: 'Name', renderCell: ({ name }) => <bdi>{name}</bdi> },
            { id: 'price', label: 'Price', align: 'end', renderCell: ({ price }) => price },
          ]}
        />
        <StatCard icon={Users} label="Users" value="1,204" trend="+12 this week" />
      </Sample>
    </>
  );
}
