interface LatinLineProps {
  /** An email address or a phone number. */
  children: string;
  className?: string | undefined;
}

/**
 * An email address or phone number: from left to right in every language; a long address may break before its domain.
 */
export function LatinLine({ children, className }: LatinLineProps) {
  const domain = children.lastIndexOf('@') + 1;
  return (
    <bdi dir="ltr" className={className}>
      {children.slice(0, domain)}
      {domain > 0 && <wbr />}
      {children.slice(domain)}
    </bdi>
  );
}
