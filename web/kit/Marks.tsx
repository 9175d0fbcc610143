import { Star } from 'lucide-react';
import { EstimatedPrice, Price } from '../i18n/money/Price.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Score } from '../ui/Score.tsx';
import { SherryAvatar } from '../ui/SherryAvatar.tsx';
import { SherryBadge } from '../ui/SherryBadge.tsx';
import { Stars } from '../ui/Stars.tsx';
import { Sample } from './Sample.tsx';

const night = { amountMinor: 74_200, currency: 'ILS' } as const;

export function Marks() {
  return (
    <>
      <Sample title="Badges, scores and prices">
        {(['ok', 'warn', 'danger', 'neutral', 'info', 'sherry'] as const).map((tone) => (
          <Badge key={tone} tone={tone} hasDot>
            {tone}
          </Badge>
        ))}
        <Badge tone="info" icon={Star}>
          Featured
        </Badge>
        <SherryBadge>Sherry&apos;s pick</SherryBadge>
        <Score value="4.7" label="Excellent" />
        <Stars value={4} label="4 stars" />
        <Price money={night} size="lg" whole />
        <EstimatedPrice money={night} />
      </Sample>
      <Sample title="Sherry, people and pictures">
        {(['neutral', 'pleased', 'sorry'] as const).map((mood) => (
          <SherryAvatar key={mood} size={72} mood={mood} alt={`Sherry, ${mood}`} />
        ))}
        <SherryAvatar size={96} shape="arch" />
        <Avatar name="Dana Levi" size={48} />
        <div style={{ inlineSize: '10rem' }}>
          <Picture src="/stock/sea.svg" alt="The sea" emptyLabel="No Image" />
        </div>
        <div style={{ inlineSize: '10rem' }}>
          <Picture src={null} alt="" emptyLabel="No Image" />
        </div>
      </Sample>
    </>
  );
}
