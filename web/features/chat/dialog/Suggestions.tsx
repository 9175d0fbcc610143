import { useIntl } from 'react-intl';
import { messages } from '../chat.messages.ts';
import styles from './Suggestions.module.css';

interface SuggestionsProps {
  suggestions: readonly string[];
  onChoose: (suggestion: string) => void;
}

/** Suggested next messages; pressing one sends it. */
export function Suggestions({ suggestions, onChoose }: SuggestionsProps) {
  const intl = useIntl();
  if (suggestions.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={intl.formatMessage(messages.suggestions)}>
      {[...new Set(suggestions)].map((suggestion) => (
        <li key={suggestion}>
          <button type="button" className={styles.chip} onClick={() => onChoose(suggestion)}>
            <span dir="auto">{suggestion}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
