/* Self-hosted; both packages split by unicode-range, so a visitor loads Latin, and Hebrew once a Hebrew letter or ₪ appears. */
import '@fontsource-variable/rubik/index.css';
import '@fontsource-variable/frank-ruhl-libre/index.css';
