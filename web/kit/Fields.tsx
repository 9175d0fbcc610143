import { Mail, MapPin } from 'lucide-react';
import { useState } from 'react';
import { ComboBox } from '../ui/ComboBox.tsx';
import { DateRangeField } from '../ui/DateRangeField.tsx';
import { FileDrop } from '../ui/FileDrop.tsx';
import { NumberField } from '../ui/NumberField.tsx';
import { PopoverField } from '../ui/PopoverField.tsx';
import { Select } from '../ui/Select.tsx';
import { TextField } from '../ui/TextField.tsx';
import { Sample } from './Sample.tsx';

const cities = ['Tel Aviv', 'Jerusalem', 'Haifa'].map((name) => ({ id: name, name, detail: 'Israel' }));
const options = [
  { id: 'a', label: 'First' },
  { id: 'b', label: 'Second', detail: 'with a detail' },
];

function Suggestions() {
  const [city, setCity] = useState('Tel Aviv');
  const nothing = { inputValue: 'Xyz', onInputChange: () => undefined, onSelect: () => undefined };
  return (
    <>
      <ComboBox
        label="Combobox"
        items={cities}
        inputValue={city}
        onInputChange={setCity}
        onSelect={(item) => setCity(item?.name ?? '')}
        icon={MapPin}
      />
      <ComboBox label="Combobox, loading" items={[]} isLoading {...nothing} />
      <ComboBox label="Combobox, nothing found" items={[]} emptyText="Nothing found" {...nothing} />
      <ComboBox label="Combobox, off" items={[]} isDisabled hint="Choose a country first" {...nothing} />
    </>
  );
}

export function Fields() {
  const [text, setText] = useState('dana@example.com');
  const [count, setCount] = useState<number | null>(2);
  const [choice, setChoice] = useState('a');
  const [days, setDays] = useState({ start: '2026-05-12', end: '2026-05-18' });
  return (
    <Sample title="Fields" layout="fields">
      <TextField label="Email" icon={Mail} value={text} onChange={setText} isRequired hint="A hint" />
      <TextField label="First name" value="" onChange={setText} error="Enter your first name." />
      <TextField label="Read only" value={text} onChange={setText} isReadOnly />
      <TextField label="Disabled" value={text} onChange={setText} isDisabled />
      <TextField label="Text area" value={text} onChange={setText} isMultiline rows={3} />
      <NumberField label="Number" value={count} onChange={setCount} min={0} suffix="₪" />
      <Select label="Select" value={choice} onChange={setChoice} options={options} />
      <Select
        label="Select, empty"
        value={null}
        onChange={setChoice}
        options={options}
        placeholder="Choose"
      />
      <Suggestions />
      <DateRangeField
        label="Dates"
        startLabel="Check-in"
        endLabel="Check-out"
        {...days}
        onChange={setDays}
        today="2026-05-01"
      />
      <PopoverField label="Field with a panel" value="2 guests, 1 room">
        What is chosen in it.
      </PopoverField>
      <FileDrop label="Choose pictures" hint="JPEG or PNG" accept="image/*" onFiles={() => undefined} />
    </Sample>
  );
}
