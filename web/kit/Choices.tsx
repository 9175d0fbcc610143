import { Waves } from 'lucide-react';
import { useState } from 'react';
import { Checkbox } from '../ui/Checkbox.tsx';
import { CheckboxGroup } from '../ui/CheckboxGroup.tsx';
import { ChipList } from '../ui/ChipList.tsx';
import { NumberStepper } from '../ui/NumberStepper.tsx';
import { RadioCard, RadioCards } from '../ui/RadioCards.tsx';
import { RadioGroup } from '../ui/RadioGroup.tsx';
import { RangeSlider } from '../ui/RangeSlider.tsx';
import { RatingField } from '../ui/RatingField.tsx';
import { Switch } from '../ui/Switch.tsx';
import { ToggleChip } from '../ui/ToggleChip.tsx';
import { Sample } from './Sample.tsx';

const options = [
  { id: 'a', label: 'First' },
  { id: 'b', label: 'Second', detail: 'with a detail' },
];

export function Choices() {
  const [isOn, setOn] = useState(true);
  const [ids, setIds] = useState(['a']);
  const [one, setOne] = useState('a');
  const [guests, setGuests] = useState(2);
  const [price, setPrice] = useState<[number, number]>([200, 950]);
  const [rating, setRating] = useState(4);
  return (
    <Sample title="Choices" layout="fields">
      <div>
        <Checkbox isSelected={isOn} onChange={setOn}>
          Checkbox
        </Checkbox>
        <Checkbox isDisabled>Disabled</Checkbox>
        <Switch isSelected={isOn} onChange={setOn}>
          Switch
        </Switch>
        <Switch isSelected={false} onChange={setOn} isDisabled>
          Switch, off
        </Switch>
      </div>
      <CheckboxGroup label="Checkboxes" value={ids} onChange={setIds} options={options} />
      <RadioGroup label="Radio buttons" value={one} onChange={setOne} options={options} />
      <div>
        <NumberStepper label="Adults" value={guests} onChange={setGuests} min={1} max={3} />
        <NumberStepper label="Rooms, at the least" value={1} onChange={setGuests} min={1} max={3} />
      </div>
      <div>
        <ToggleChip icon={Waves} isSelected={isOn} onChange={setOn}>
          Pool
        </ToggleChip>
        <ToggleChip isSelected={!isOn} onChange={(isOff) => setOn(!isOff)}>
          Spa
        </ToggleChip>
        <ChipList label="Active filters" items={options} onRemove={() => undefined} />
      </div>
      <RangeSlider
        label="Price per night"
        minLabel="Lowest"
        maxLabel="Highest"
        value={price}
        onChange={setPrice}
        min={0}
        max={1000}
        step={10}
        format={(value) => `₪${value}`}
      />
      <RatingField
        label="Rating"
        value={rating}
        onChange={setRating}
        names={['Bad', 'Poor', 'Fair', 'Good', 'Excellent']}
      />
      <RadioCards label="Cards to choose from" value={one} onChange={setOne}>
        {options.map(({ id, label }) => (
          <RadioCard key={id} value={id} label={label} dot>
            {label}
          </RadioCard>
        ))}
      </RadioCards>
    </Sample>
  );
}
