interface LatinLineProps {
  /** A mail address or a phone number. */
  children: string;
  className?: string | undefined;
}

/** A mail address or phone number: from left to right in every language, broken before the domain where it is long. */
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
