/** Text to type character by character: in this font l, I and 1 differ, as O and 0 do, and spaces are countable. */
export function Spelled({ value }: { value: string }) {
  return <span className="spelled">{value}</span>;
}
